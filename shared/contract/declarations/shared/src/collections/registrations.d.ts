export declare const registrations: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    eventId: number;
    createdAt: string;
    id?: string | undefined;
    token?: string | undefined;
}[]>;
