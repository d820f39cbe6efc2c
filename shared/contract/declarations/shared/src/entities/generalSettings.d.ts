import * as z from 'shared/schema';
export declare const donateLimits: {
    readonly figure: 18;
    readonly label: 100;
};
export declare const generalSettingsSchema: import("zod/mini").ZodMiniObject<{
    siteName: import("zod/mini").ZodMiniString<string>;
    contactEmail: import("zod/mini").ZodMiniString<string>;
    phoneNumber: import("zod/mini").ZodMiniString<string>;
    paymentPage: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    facebook: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    instagram: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    youtube: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateFigure1: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateLabel1: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateFigure2: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateLabel2: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateFigure3: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateLabel3: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateFigure4: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    donateLabel4: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, z.core.$loose>;
export type GeneralSettings = z.infer<typeof generalSettingsSchema>;
