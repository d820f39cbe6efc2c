import * as z from 'shared/schema';
export declare const adminUserSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    name: import("zod/mini").ZodMiniString<string>;
    email: import("zod/mini").ZodMiniString<string>;
    role: import("zod/mini").ZodMiniLiteral<"admin">;
}, z.core.$strip>;
export type AdminUser = z.infer<typeof adminUserSchema>;
declare const tokensSchema: import("zod/mini").ZodMiniObject<{
    accessToken: import("zod/mini").ZodMiniString<string>;
    refreshToken: import("zod/mini").ZodMiniString<string>;
    expiresAt: import("zod/mini").ZodMiniNumber<number>;
}, z.core.$strip>;
export type Tokens = z.infer<typeof tokensSchema>;
export declare const storedSessionSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    name: import("zod/mini").ZodMiniString<string>;
    email: import("zod/mini").ZodMiniString<string>;
    role: import("zod/mini").ZodMiniLiteral<"admin">;
    tokens: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        accessToken: import("zod/mini").ZodMiniString<string>;
        refreshToken: import("zod/mini").ZodMiniString<string>;
        expiresAt: import("zod/mini").ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type StoredSession = z.infer<typeof storedSessionSchema>;
export {};
