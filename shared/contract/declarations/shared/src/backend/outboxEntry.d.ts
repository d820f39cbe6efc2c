import * as z from 'shared/schema';
declare const failureSchema: import("zod/mini").ZodMiniObject<{
    reason: import("zod/mini").ZodMiniEnum<{
        conflict: "conflict";
        forbidden: "forbidden";
        refused: "refused";
        signedOut: "signedOut";
        unavailable: "unavailable";
    }>;
    message: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    theirs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniObject<{}, z.core.$loose>>>;
}, z.core.$strip>;
export type OutboxFailure = z.infer<typeof failureSchema>;
export declare const outboxEntrySchema: import("zod/mini").ZodMiniObject<{
    collection: import("zod/mini").ZodMiniString<string>;
    owner: import("zod/mini").ZodMiniObject<{
        id: import("zod/mini").ZodMiniString<string>;
        name: import("zod/mini").ZodMiniString<string>;
    }, z.core.$strip>;
    changedAt: import("zod/mini").ZodMiniString<string>;
    change: import("zod/mini").ZodMiniObject<{
        id: import("zod/mini").ZodMiniNumber<number>;
        version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
        before: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniObject<{}, z.core.$loose>>;
        after: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniObject<{}, z.core.$loose>>;
    }, z.core.$strip>;
    sent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
    failure: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        reason: import("zod/mini").ZodMiniEnum<{
            conflict: "conflict";
            forbidden: "forbidden";
            refused: "refused";
            signedOut: "signedOut";
            unavailable: "unavailable";
        }>;
        message: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        theirs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniObject<{}, z.core.$loose>>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type OutboxEntry = z.infer<typeof outboxEntrySchema> & {
    readonly key: string;
};
export type OutboxOwner = OutboxEntry['owner'];
export {};
