export { type Collection, collection, createCollection } from './collection';
export { provideCollections, provideContent, renderedContent } from './contentSource';
export type { CollectionDefinition } from './defineCollection';
export { newId } from './newId';
export { createObservable, type Observable } from './observable';
export { type StoredValue, storedValue } from './storedValue';
export { useCollection } from './useCollection';
