/** The words of a search, in lower case: each must be found, in whatever order. */
export const searchedWords = (search: string): string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether each word of the search is in one of the texts, ignoring case. An empty search finds all. */
export function containsWords(texts: readonly string[], search: string): boolean {
  const text = texts.join('\n').toLowerCase()
  return searchedWords(search).every((word) => text.includes(word))
}
