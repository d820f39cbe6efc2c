import * as z from 'shared/schema';
export declare const releasePointerSchema: import("zod/mini").ZodMiniObject<{
    name: import("zod/mini").ZodMiniEnum<{
        "admin-console": "admin-console";
        "public-site": "public-site";
    }>;
    release: import("zod/mini").ZodMiniString<string>;
    entry: import("zod/mini").ZodMiniString<string>;
    contract: import("zod/mini").ZodMiniInt;
    integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    others: import("zod/mini").ZodMiniString<string>;
    css: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    preload: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
}, z.core.$strip>;
export declare const remotePointerSchema: import("zod/mini").ZodMiniObject<{
    name: import("zod/mini").ZodMiniEnum<{
        "admin-console": "admin-console";
        "public-site": "public-site";
    }>;
    release: import("zod/mini").ZodMiniString<string>;
    entry: import("zod/mini").ZodMiniString<string>;
    contract: import("zod/mini").ZodMiniInt;
    integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    others: import("zod/mini").ZodMiniString<string>;
    css: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    preload: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    previous: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniObject<{
        name: import("zod/mini").ZodMiniEnum<{
            "admin-console": "admin-console";
            "public-site": "public-site";
        }>;
        release: import("zod/mini").ZodMiniString<string>;
        entry: import("zod/mini").ZodMiniString<string>;
        contract: import("zod/mini").ZodMiniInt;
        integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
        others: import("zod/mini").ZodMiniString<string>;
        css: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        preload: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const releaseReferenceSchema: import("zod/mini").ZodMiniObject<{
    name: import("zod/mini").ZodMiniEnum<{
        "admin-console": "admin-console";
        "public-site": "public-site";
    }>;
    release: import("zod/mini").ZodMiniString<string>;
    entry: import("zod/mini").ZodMiniString<string>;
    contract: import("zod/mini").ZodMiniInt;
}, z.core.$strip>;
export type ReleaseReference = z.infer<typeof releaseReferenceSchema>;
export type ReleasePointer = z.infer<typeof releasePointerSchema>;
export type RemotePointer = z.infer<typeof remotePointerSchema>;
export declare function releaseNameOf({ contract, hashes, others, }: Pick<ReleasePointer, 'contract' | 'others'> & {
    hashes: Record<string, string>;
}): Promise<string>;
