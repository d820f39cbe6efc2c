/** Tags are typed as comma-separated text, "health fairs, volunteers". */

/** Parses tags: trimmed, without empty tags or case-insensitive duplicates. */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const tag of text.split(',').map((part) => part.trim())) {
    const tagKey = tag.toLowerCase()
    if (tag && !tags.has(tagKey)) tags.set(tagKey, tag)
  }
  return [...tags.values()]
}

export const tagsText = (tags: readonly string[]) => tags.join(', ')
