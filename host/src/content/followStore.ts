/** Connects the page to the site's store. Loaded, only where there is one, before the page hydrates. */
import { provideCollections } from 'shared/persistence'
import { keepContentFresh } from './keepContentFresh'
import { type ContentLoader, provideLoader, storeCollection } from './storeCollection'

/**
 * Makes collections hold the store's content. Returns a function that starts to keep it fresh, to be
 * called once the page is interactive.
 * @param loader imports the code that loads content from the store
 */
export function followStore(loader: () => Promise<ContentLoader>) {
  provideLoader(loader)
  provideCollections(storeCollection)
  return () => whenIdle(() => keepContentFresh())
}

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1000)
