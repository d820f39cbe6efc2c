import type { CollectionDefinition } from './defineCollection';
export interface Collection<T> {
    readonly key: string;
    get(): T;
    subscribe(onChange: () => void): () => void;
    update(change: (current: T) => T): Promise<T>;
    load(): Promise<T>;
    getRendered?(): T;
    arrival?(): Promise<unknown> | null;
    freshened?(): Promise<unknown>;
}
export declare function collection<T>(definition: CollectionDefinition<T>): Collection<T>;
export declare function createCollection<T>({ key, schema, seed, migrations }: CollectionDefinition<T>, stored?: import("./storedValue").StoredValue<T>): Collection<T>;
