import type { CollectionDefinition } from '../../../persistence/defineCollection'
import type { administratorRequest } from '../administratorRequest'
import type { ContentVersions, Reader } from './contentVersions'

/** Loads content from the database. Each function writes what it has loaded into the collection. */
export interface ContentLoader {
  /** The content that the opening page needs. */
  loadForPage(definition: CollectionDefinition<unknown>): Promise<unknown>
  /** The database's value, if it is newer. */
  revalidate(key: string): Promise<unknown>
  administratorRequest: typeof administratorRequest
  /** The database's values. Never rejects: what cannot be read stays. */
  readContents(keys: string[], versions: ContentVersions, reader: Reader): Promise<unknown>
}

let load = (): Promise<ContentLoader> => Promise.reject(new Error('No loader has been provided'))

/** Sets how the code that loads content is imported. To be called before the first collection is made. */
export function provideLoader(importLoader: () => Promise<ContentLoader>) {
  load = importLoader
}

/** Imports the code that loads content. */
export const contentLoader = () => load()
