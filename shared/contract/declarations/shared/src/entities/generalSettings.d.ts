import * as z from 'shared/schema';
export declare const generalSettingsSchema: import("zod/mini").ZodMiniObject<{
    siteName: import("zod/mini").ZodMiniString<string>;
    contactEmail: import("zod/mini").ZodMiniString<string>;
    phoneNumber: import("zod/mini").ZodMiniString<string>;
    paymentPage: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    facebook: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    instagram: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    youtube: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, z.core.$loose>;
export type GeneralSettings = z.infer<typeof generalSettingsSchema>;
