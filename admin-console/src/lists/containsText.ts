/** Whether any of the texts contains what is searched for, in any case. */
export const containsText = (texts: readonly string[], search: string) =>
  texts.join('\n').toLowerCase().includes(search.trim().toLowerCase())
