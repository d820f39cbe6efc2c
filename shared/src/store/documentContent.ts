/** The data block with the content that a document was rendered from, on a site with a store. */
export const contentElementId = 'content'

/** Each collection that the page shows, by its key, with the store's version of it. */
export type DocumentContent = Record<string, { version: number; value: unknown }>
