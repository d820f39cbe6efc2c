import * as z from 'shared/schema';
export declare const supabaseConfigSchema: import("zod/mini").ZodMiniObject<{
    url: import("zod/mini").ZodMiniString<string>;
    key: import("zod/mini").ZodMiniString<string>;
}, z.core.$strip>;
export type SupabaseConfig = z.infer<typeof supabaseConfigSchema>;
export declare function supabaseConfigFrom({ STORE_URL, STORE_KEY }: NodeJS.ProcessEnv): SupabaseConfig | null;
