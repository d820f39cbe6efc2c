import * as z from 'shared/schema';
declare const prerenderedSchema: import("zod/mini").ZodMiniObject<{
    path: import("zod/mini").ZodMiniString<string>;
    releases: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniEnum<{
        "admin-console": "admin-console";
        "public-site": "public-site";
    }> & z.core.$partial, import("zod/mini").ZodMiniObject<{
        name: import("zod/mini").ZodMiniEnum<{
            "admin-console": "admin-console";
            "public-site": "public-site";
        }>;
        release: import("zod/mini").ZodMiniString<string>;
        entry: import("zod/mini").ZodMiniString<string>;
        contract: import("zod/mini").ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Prerendered = z.infer<typeof prerenderedSchema>;
export declare function readPrerendered(): Prerendered | null;
export {};
