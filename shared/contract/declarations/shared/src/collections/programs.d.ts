export declare const programs: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    id: number;
    title: string;
    description: string;
    icon: string;
    color: string;
    link: string;
    status: "active" | "draft";
    createdAt: string;
    slug?: string | undefined;
    content?: string | undefined;
}[]>;
