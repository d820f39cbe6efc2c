import type { StoreConfig } from './storeSettings'

/** The data block that composing writes into each document of a site with a store. */
export const storeElementId = 'store'

export let renderedFor: StoreConfig | null = null

/** Sets the store of the pages that a server renders: it has no document that could name one. */
export const renderForStore = (store: StoreConfig) => {
  renderedFor = store
}

/**
 * Whether this site has a store, be its data block readable or not: one that cannot be read must not
 * turn the site into the demonstration. The same on a server and while the page hydrates.
 */
export const hasStore = () =>
  Boolean(typeof document === 'undefined' ? renderedFor : document.getElementById(storeElementId))
