export declare const events: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    id: number;
    title: string;
    date: string;
    time: string;
    location: string;
    category: "community" | "education" | "health";
    image: string;
    attendees: number;
    slots: number;
    status?: "canceled" | "draft" | "postponed" | "scheduled" | undefined;
    statusNote?: string | undefined;
    description?: string | undefined;
    services?: string[] | undefined;
    sequence?: number | undefined;
    served?: number | undefined;
}[]>;
