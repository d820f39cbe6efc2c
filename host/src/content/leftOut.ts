/**
 * Items without the long text that their document has left out. It is a getter, and not enumerable: a
 * text that is left out is part of no copy and of no JSON.
 */
import type { CollectionDefinition } from 'shared/persistence'
import { longTexts } from 'shared/store/documentContent'

type Item = Record<string, unknown>

const textOfItem = (key: string, item: Item): unknown =>
  Object.getOwnPropertyDescriptor(item, longTexts[key] ?? '')?.value

/** Whether nothing of this value of a collection is left out. */
export const isWhole = (key: string, value: unknown): boolean =>
  !longTexts[key] || (value as Item[]).every((item) => textOfItem(key, item) !== undefined)

/** The text of an item; `undefined` where it is left out. */
export const textIn = (key: string, value: unknown, id: unknown): unknown =>
  textOfItem(key, (value as Item[]).find((item) => item.id === id) ?? {})

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
