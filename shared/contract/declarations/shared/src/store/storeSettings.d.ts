import * as z from 'shared/schema';
export declare const storeConfigSchema: import("zod/mini").ZodMiniObject<{
    url: import("zod/mini").ZodMiniString<string>;
    key: import("zod/mini").ZodMiniString<string>;
}, z.core.$strip>;
export type StoreConfig = z.infer<typeof storeConfigSchema>;
export declare function storeConfigFrom({ STORE_URL, STORE_KEY }: NodeJS.ProcessEnv): StoreConfig | null;
