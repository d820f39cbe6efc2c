import { contentKind } from '../../../content/contentKinds'
import { type ContentValue, type Item, longTextOf } from './documentContent'

/**
 * The content with the texts of `known` where it leaves them out: the page before may still show one.
 * One of another version is shown, and still counts as left out, so that it is not stored as the newer.
 * @param isSameVersion whether the known text of this item is of the version of the content
 */
export function withKnownTexts(
  key: string,
  { value, leftOut }: ContentValue<unknown>,
  known: unknown,
  isSameVersion: (id: number) => boolean,
): ContentValue<unknown> {
  const field = contentKind(key)?.longText
  if (!field || leftOut.size === 0) return { value, leftOut }
  const textOf = (id: number) => (leftOut.has(id) ? longTextOf(key, known, id) : undefined)
  return {
    value: (value as Item[]).map((item) => {
      const text = textOf(item.id)
      return text ? { ...item, [field]: text } : item
    }),
    leftOut: new Set([...leftOut].filter((id) => !textOf(id) || !isSameVersion(id))),
  }
}
