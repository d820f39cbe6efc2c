import { donorName } from '../../format/donorName'

interface Item {
  id: number
}

/** The names of the list items that are missing in `next`; of settings, the names of the fields. */
export function removedNames(current: unknown, next: unknown): string[] {
  if (Array.isArray(current) && Array.isArray(next)) {
    const kept = new Set(next.map(({ id }: Item) => id))
    return current.filter(({ id }: Item) => !kept.has(id)).map(itemName)
  }
  return Object.keys(current as object).filter((field) => !Object.hasOwn(next as object, field))
}

function itemName(item: Item & Record<string, unknown>): string {
  if (typeof item.donorName === 'string') return donorName({ donorName: item.donorName })
  const name = [item.title, item.label].find((text) => typeof text === 'string')
  return (name as string | undefined)?.trim() || `number ${item.id}, which has no name`
}
