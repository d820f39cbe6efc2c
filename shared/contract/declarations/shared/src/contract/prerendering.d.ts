import type { ComponentType } from 'react';
import type { SupabaseConfig } from '../store/storeSettings.ts';
export interface PageHead {
    title: string;
    description: string;
    picture?: string;
    jsonLd?: object;
    noIndex?: boolean;
}
export interface PageDocument {
    path: string;
    head: PageHead;
    sources: string[];
}
export interface PrerenderModule {
    provideContent?: (contentOf: (key: string) => unknown) => void;
    renderForStore?: (store: SupabaseConfig, time?: Date) => Promise<void>;
    App: ComponentType;
    documents: (origin: string) => PageDocument[];
}
export declare const prerenderFolder = "prerender";
export declare const prerenderBundle = "prerender/server.js";
export declare const prerenderManifest = "prerender/manifest.json";
