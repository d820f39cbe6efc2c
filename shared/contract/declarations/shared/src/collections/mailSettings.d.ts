export declare const mailSettings: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    senderName: string;
    signature: string;
    replyTo: string;
    requestsTo: string;
    volunteersTo: string;
    offersTo: string;
    giftsTo: string;
    registrationsTo: string;
}>;
