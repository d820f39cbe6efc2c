import type { ContentKey } from '../content/contentKinds';
import type { CollectionDefinition } from '../persistence/defineCollection';
declare const collections: {
    events: CollectionDefinition<{
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
    programs: CollectionDefinition<{
        [x: string]: unknown;
        id: number;
        title: string;
        description: string;
        icon: string;
        color: string;
        link: string;
        status: "active" | "draft";
        createdAt: string;
    }[]>;
    blogPosts: CollectionDefinition<{
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
    stats: CollectionDefinition<{
        [x: string]: unknown;
        id: number;
        label: string;
        icon: string;
        value: number;
        prefix: string;
        suffix: string;
    }[]>;
    donations: CollectionDefinition<{
        [x: string]: unknown;
        id: number;
        donorName: string;
        email: string;
        amount: number;
        date: string;
        method: "bank_transfer" | "cash" | "credit_card" | "other";
        campaign?: string | undefined;
        notes?: string | undefined;
        status: "completed" | "failed" | "pending";
        source: "manual" | "website";
    }[]>;
    generalSettings: CollectionDefinition<{
        [x: string]: unknown;
        siteName: string;
        contactEmail: string;
        phoneNumber: string;
        paymentPage?: string | undefined;
    }>;
    paymentSettings: CollectionDefinition<{
        [x: string]: unknown;
        mode: "production" | "sandbox";
        powerTranzId: string;
        productionUrl?: string | undefined;
    }>;
};
export type ContentValues = {
    [Key in ContentKey]: (typeof collections)[Key]['seed'];
};
export declare const definitions: {
    [Key in ContentKey]: CollectionDefinition<ContentValues[Key]>;
};
export declare const allDefinitions: readonly CollectionDefinition<unknown>[];
export {};
