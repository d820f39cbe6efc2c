import * as z from 'shared/schema';
export declare const doorTapSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    eventId: import("zod/mini").ZodMiniNumber<number>;
    registrationId: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    person: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
    walkIn: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    here: import("zod/mini").ZodMiniBoolean<boolean>;
    at: import("zod/mini").ZodMiniString<string>;
    sent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
}, z.core.$loose>;
export type DoorTap = z.infer<typeof doorTapSchema>;
export declare const doorTaps: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    id: string;
    eventId: number;
    registrationId?: string | undefined;
    person?: number | undefined;
    walkIn?: string | undefined;
    name?: string | undefined;
    here: boolean;
    at: string;
    sent?: boolean | undefined;
}[]>;
