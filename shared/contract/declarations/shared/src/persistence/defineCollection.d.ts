import type * as z from 'zod/mini';
import type { Migration } from './parseStored';
export interface CollectionDefinition<T> {
    key: string;
    schema: z.ZodMiniType<T>;
    seed: NoInfer<T>;
    migrations?: readonly Migration[];
}
export declare const defineCollection: <T>(definition: CollectionDefinition<T>) => CollectionDefinition<T>;
