import * as z from 'shared/schema';
export declare const adminUserSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    name: import("zod/mini").ZodMiniString<string>;
    email: import("zod/mini").ZodMiniString<string>;
    role: import("zod/mini").ZodMiniLiteral<"admin">;
}, z.core.$strip>;
export type AdminUser = z.infer<typeof adminUserSchema>;
