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
export declare const feedTypes: {
    readonly '/events.ics': 'text/calendar';
    readonly '/blog/feed.xml': 'application/atom+xml';
};
export type FeedPath = keyof typeof feedTypes;
export declare const feedPaths: FeedPath[];
export interface Feed {
    path: FeedPath;
    title: string;
    text: string;
}
export interface PrerenderModule {
    renderFrom: (source: RenderSource) => Promise<void>;
    App: ComponentType;
    documents: (origin: string) => PageDocument[];
    feeds?: (origin: string) => Feed[];
}
export declare const prerenderFolder = "prerender";
export declare const prerenderBundle = "prerender/server.js";
export declare const prerenderManifest = "prerender/manifest.json";
