/** The media queries that match in a test; empty before each. */
export const matchingMedia = new Set<string>()
