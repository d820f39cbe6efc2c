import type { Collection } from './collection';
import type { CollectionDefinition } from './defineCollection';
export declare function provideContent(content: (key: string) => unknown): void;
export declare const renderedContent: <T>({ key, seed }: CollectionDefinition<T>) => T;
type CreateCollection = <T>(definition: CollectionDefinition<T>) => Collection<T> | null;
export declare function provideCollections(createCollection: CreateCollection): void;
export declare const providedCollection: CreateCollection;
export {};
