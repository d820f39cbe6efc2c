import * as z from 'shared/schema';
declare const registrationSchema: import("zod/mini").ZodMiniObject<{
    eventId: import("zod/mini").ZodMiniNumber<number>;
    createdAt: import("zod/mini").ZodMiniString<string>;
    id: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    token: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    partySize: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
    waiting: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
}, z.core.$loose>;
export type DeviceRegistration = z.infer<typeof registrationSchema>;
export declare const registrations: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    eventId: number;
    createdAt: string;
    id?: string | undefined;
    token?: string | undefined;
    partySize?: number | undefined;
    waiting?: boolean | undefined;
}[]>;
export {};
