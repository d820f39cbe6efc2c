import type * as z from 'shared/schema';
import { type Migration } from './parseStored';
export interface StoredValue<T> {
    readonly key: string;
    read(): T | undefined;
    write(value: T): boolean;
    remove(): void;
    onExternalChange(callback: () => void): () => void;
}
export declare function storedValue<T>(key: string, schema: z.ZodMiniType<T>, migrations?: readonly Migration[]): StoredValue<T>;
