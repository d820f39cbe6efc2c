export declare const donations: import("../persistence/defineCollection").CollectionDefinition<{
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
