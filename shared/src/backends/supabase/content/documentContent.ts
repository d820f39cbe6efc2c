/**
 * The data block with the content that a document was rendered from. A long text, such as the body of
 * a post, is there only where the page shows it; its field is missing from the other items.
 */
import { contentKind } from '../../../content/contentKinds'
import type { CollectionDefinition } from '../../../persistence/defineCollection'

export const contentElementId = 'content'

/** Each collection that the page shows, by its key, with the database's version of it. */
export type DocumentContent = Record<string, { version: number; value: unknown }>

export type Item = Record<string, unknown> & { id: number }

/** A collection's value, and the ids of the items whose long text is not that of this value. */
export interface ContentValue<T> {
  value: T
  leftOut: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()
export const whole = <T>(value: T): ContentValue<T> => ({ value, leftOut: nothing })

/** A document's value, in which texts that are left out are empty. Throws where it does not match its schema. */
export function parseRendered<T>(
  { key, schema }: CollectionDefinition<T>,
  value: unknown,
): ContentValue<T> {
  const field = contentKind(key)?.longText
  if (!field) return whole(schema.parse(value))
  const items = value as Item[]
  return {
    value: schema.parse(items.map((item) => ({ [field]: '', ...item }))),
    leftOut: new Set(items.filter((item) => !(field in item)).map(({ id }) => id)),
  }
}

/** The content with those long texts only that are shown. Where there is none, nothing is left out. */
export const withoutTexts = (
  content: DocumentContent,
  isShown: (key: string, id: number) => boolean,
) =>
  Object.fromEntries(
    Object.entries(content).map(([key, { version, value }]) => {
      const field = contentKind(key)?.longText
      if (!field) return [key, { version, value }]
      const items = (value as Item[]).map((item) =>
        isShown(key, item.id) || !item[field]
          ? { [field]: '', ...item }
          : { ...item, [field]: undefined },
      )
      return [key, { version, value: items }]
    }),
  )

/** The long text of an item; `undefined` where there is none. */
export function longTextOf(key: string, value: unknown, id: number): unknown {
  const field = contentKind(key)?.longText
  if (!field || !Array.isArray(value)) return undefined
  return (value as Item[]).find((item) => item.id === id)?.[field]
}
