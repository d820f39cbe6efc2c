/**
 * Items without the long text that their document has left out. It is a getter, and not enumerable: a
 * text that is left out is part of no copy and of no JSON.
 */
import type { CollectionDefinition } from 'shared/persistence'
import { longTexts } from 'shared/store/documentContent'

export type Item = Record<string, unknown>

/** Not enumerable where the text is left out, or is of another version. */
export const textProperty = (key: string, item: Item) =>
  Object.getOwnPropertyDescriptor(item, longTexts[key] ?? '')

/** Whether nothing of this value of a collection is left out, and no text is of another version. */
export const isWhole = (key: string, value: unknown): boolean =>
  !longTexts[key] || (value as Item[]).every((item) => textProperty(key, item)?.enumerable)

/** The text of an item; `undefined` where it is left out. */
export const textIn = (key: string, value: unknown, id: unknown): unknown =>
  textProperty(key, (value as Item[]).find((item) => item.id === id) ?? {})?.value

/** A document's value. Whoever reads a text that is left out gets what `textOf` returns or throws. */
export function parseRendered<T>(
  { key, schema }: CollectionDefinition<T>,
  value: unknown,
  textOf: (id: unknown) => unknown,
): T {
  const field = longTexts[key]
  if (!field) return schema.parse(value)
  const rendered = value as Item[]
  const parsed = schema.parse(rendered.map((item) => ({ [field]: '', ...item })))
  rendered.forEach((item, index) => {
    if (field in item) return
    Object.defineProperty((parsed as Item[])[index], field, {
      enumerable: false,
      get: () => textOf(item.id),
    })
  })
  return parsed
}
