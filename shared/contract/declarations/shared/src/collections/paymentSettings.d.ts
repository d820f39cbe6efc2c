export declare const paymentSettings: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    mode: "production" | "sandbox";
    powerTranzId: string;
    productionUrl?: string | undefined;
}>;
