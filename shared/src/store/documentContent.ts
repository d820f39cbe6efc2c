/** The data block with the content that a document was rendered from, on a site with a store. */
export const contentElementId = 'content'

/** Each collection that the page shows, by its key, with the store's version of it. */
export type DocumentContent = Record<string, { version: number; value: unknown }>

/**
 * The long text of each item, by the collection's key. A document has it of those items only whose text
 * its page shows: a list of posts comes without all their bodies.
 */
export const longTexts: Readonly<Record<string, string>> = { blogPosts: 'content' }
