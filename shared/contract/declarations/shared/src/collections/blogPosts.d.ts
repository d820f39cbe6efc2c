export declare const blogPosts: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    id: number;
    title: string;
    excerpt: string;
    content: string;
    author: string;
    date: string;
    imageUrl: string;
    tags: string[];
    featured: boolean;
    status: "draft" | "published";
}[]>;
