import type { CollectionDefinition } from '../persistence/defineCollection';
export declare function useCollection<T>(definition: CollectionDefinition<T>): T;
