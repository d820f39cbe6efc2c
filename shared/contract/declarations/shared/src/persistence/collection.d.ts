import type { CollectionDefinition } from './defineCollection';
import { type StoredValue } from './storedValue';
export interface Collection<T> {
    readonly key: string;
    get(): T;
    subscribe(onChange: () => void): () => void;
    update(change: (current: T) => T): Promise<T>;
    getRendered(): T;
    arrival(): Promise<unknown> | null;
    textArrival(id: number): Promise<unknown> | null;
    freshened(): Promise<unknown> | null;
}
export interface StoredCollection<T> extends Pick<Collection<T>, 'key' | 'get' | 'subscribe' | 'update'> {
    isUnsaved(): boolean;
}
export declare const createCollection: <T>({ key, schema, seed, migrations, }: CollectionDefinition<T>) => StoredCollection<T>;
export declare function collectionOf<T>(stored: StoredValue<T>, seed: T): StoredCollection<T>;
