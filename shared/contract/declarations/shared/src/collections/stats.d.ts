export declare const stats: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    id: number;
    label: string;
    icon: string;
    value: number;
    prefix: string;
    suffix: string;
}[]>;
