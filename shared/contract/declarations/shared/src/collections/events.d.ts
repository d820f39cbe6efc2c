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
}[]>;
