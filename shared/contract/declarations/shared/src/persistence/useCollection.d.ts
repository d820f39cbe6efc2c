import type { CollectionDefinition } from './defineCollection';
export declare function useCollection<T>(definition: CollectionDefinition<T>): T;
