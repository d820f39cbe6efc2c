/** What a site with a store does otherwise. It is loaded before the page is made to work. */
import { provideCollections } from 'shared/persistence'
import { keepContentFresh } from './keepContentFresh'
import { type ContentLoader, provideLoader, storeCollection } from './storeCollection'

/**
 * Has collections hold the store's content. Returns what keeps it fresh, once the page works.
 * @param loader loads what reads content from the store
 */
export function followStore(loader: () => Promise<ContentLoader>) {
  provideLoader(loader)
  provideCollections(storeCollection)
  return () => whenIdle(() => keepContentFresh())
}

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1000)
