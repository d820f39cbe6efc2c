/** Tags are typed as one text, "health fairs, volunteers". */

/** The tags in a text: trimmed, without empty ones, each once whatever its case. */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const tag of text.split(',').map((part) => part.trim())) {
    const sameTag = tag.toLowerCase()
    if (tag && !tags.has(sameTag)) tags.set(sameTag, tag)
  }
  return [...tags.values()]
}

export const tagsText = (tags: readonly string[]) => tags.join(', ')
