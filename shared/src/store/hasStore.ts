/** The data block that composing writes into each document of a site with a store. */
export const storeElementId = 'store'

/**
 * Whether the document names a store, be it readable or not: one that cannot be read must not turn
 * the site into the demonstration. `false` on a server.
 */
export const hasStore = () => Boolean(globalThis.document?.getElementById(storeElementId))
