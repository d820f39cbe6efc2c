/**
 * The typed text as a filter of PostgREST that matches the text itself, whatever characters it has.
 * A regular expression, because an asterisk cannot be escaped in a pattern of "ilike". Special
 * characters are escaped by brackets: not every database reads backslashes in quotes alike. A character
 * that only a backslash could escape becomes ".", any character.
 */
const escaped = (text: string) =>
  text
    .slice(0, maxLength)
    .replace(/[$.|?*+()[{]/g, '[$&]')
    .replace(/[\\^"]/g, '.')

const maxLength = 200

/** Matches what has the text in it. */
export const containing = (text: string) => `imatch."${escaped(text)}"`

/** Matches what is the text, in whatever case. */
export const equalTo = (text: string) => `imatch."^${escaped(text)}$"`
