import { searchedWords } from '../../backend/search'

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

/** The filter of rows that have each word of the search in one of these columns. */
export function searchFilter(search: string, columns: readonly string[]): { and?: string } {
  const words = searchedWords(search.slice(0, maxLength))
  const conditions = words.map(
    (word) => `or(${columns.map((column) => `${column}.${containing(word)}`)})`,
  )
  return words.length > 0 ? { and: `(${conditions})` } : {}
}

const containing = (text: string) => `imatch."${escaped(text)}"`

/** Matches what is the text, in whatever case. */
export const equalTo = (text: string) => `imatch."^${escaped(text)}$"`
