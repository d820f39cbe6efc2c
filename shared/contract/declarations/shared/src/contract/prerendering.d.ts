import type { ComponentType } from 'react';
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
export interface RenderSource {
    backend: 'browser' | 'supabase';
    contentOf: (key: string) => unknown;
    onTextShown: (key: string, id: number) => void;
    time?: Date | undefined;
}
export interface PrerenderModule {
    renderFrom: (source: RenderSource) => Promise<void>;
    App: ComponentType;
    documents: (origin: string) => PageDocument[];
}
export declare const prerenderFolder = "prerender";
export declare const prerenderBundle = "prerender/server.js";
export declare const prerenderManifest = "prerender/manifest.json";
