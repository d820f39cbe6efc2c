/** Connects the page to the site's store. Loaded, only where there is one, before the page hydrates. */
import { authStore } from 'shared/auth'
import { provideCollections } from 'shared/persistence'
import { keepContentFresh } from './keepContentFresh'
import {
  type ContentLoader,
  forgetConfidential,
  provideLoader,
  storeCollection,
} from './storeCollection'

/**
 * Makes collections hold the store's content. Returns a function that starts to keep it fresh, to be
 * called once the page is interactive.
 * @param loader imports the code that loads content from the store
 */
export function followStore(loader: () => Promise<ContentLoader>) {
  provideLoader(loader)
  provideCollections(storeCollection)
  // At once, and not when the store has answered: the tab may be closed in between.
  authStore.subscribe(forgetConfidential)
  return () => whenIdle(() => keepContentFresh())
}

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1000)
