import type * as loadContent from '../sync/loadContent'

let load: () => Promise<typeof loadContent>

/** Sets how the code that loads content is imported. To be called before the first collection is made. */
export function provideLoader(importLoader: typeof load) {
  load = importLoader
}

/** Imports the code that loads content, which a first page does without. */
export const contentLoader = () => load()
