import { type ContentKey, contentKind } from 'shared/content/contentKinds'

interface Item {
  id: number
  [field: string]: unknown
}

/** The names of the list items that are missing in `next`; of settings, the names of the fields. */
export function removedNames(key: ContentKey, current: unknown, next: unknown): string[] {
  if (Array.isArray(current) && Array.isArray(next)) {
    const { nameField = '' } = contentKind(key) ?? {}
    const kept = new Set(next.map(({ id }: Item) => id))
    return current
      .filter(({ id }: Item) => !kept.has(id))
      .map((item: Item) => itemName(item.id, item[nameField]))
  }
  return Object.keys(current as object).filter((field) => !Object.hasOwn(next as object, field))
}

const itemName = (id: number, name: unknown) =>
  (typeof name === 'string' && name.trim()) || `number ${id}, which has no name`
