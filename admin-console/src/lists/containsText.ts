/** Whether any of the texts contains the search text, ignoring case. */
export const containsText = (texts: readonly string[], search: string) =>
  texts.join('\n').toLowerCase().includes(search.trim().toLowerCase())
