export { type Collection, createCollection } from './collection';
export type { CollectionDefinition } from './defineCollection';
export { newId } from './newId';
export { createObservable, type Observable } from './observable';
export { type StoredValue, storedValue } from './storedValue';
