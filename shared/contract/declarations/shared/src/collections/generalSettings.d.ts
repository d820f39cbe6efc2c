import { type GeneralSettings } from '../entities/generalSettings';
export declare const generalSettings: import("../persistence/defineCollection").CollectionDefinition<{
    [x: string]: unknown;
    siteName: string;
    contactEmail: string;
    phoneNumber: string;
    paymentPage?: string | undefined;
    facebook?: string | undefined;
    instagram?: string | undefined;
    youtube?: string | undefined;
}>;
export declare const siteNameOf: ({ siteName }: Pick<GeneralSettings, 'siteName'>) => string;
