/**
 * Text that somebody typed, as a filter of PostgREST: it must match itself, whatever characters it
 * has. In a pattern of "ilike" an asterisk has no escape; in a regular expression it has. Brackets
 * instead of backslashes, because inside of quotes not every store reads those alike. What would need
 * a backslash all the same is any character.
 */
const escaped = (text: string) =>
  text
    .slice(0, longest)
    .replace(/[$.|?*+()[{]/g, '[$&]')
    .replace(/[\\^"]/g, '.')

const longest = 200

export const containsText = (text: string) => `imatch."${escaped(text)}"`

export const equalsText = (text: string) => `imatch."^${escaped(text)}$"`
