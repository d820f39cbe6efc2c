/** What the slices of lists have in common: changes to an array of things that have an id. */

export interface ItemChange<Details> {
  id: number
  changes: Partial<Details>
}

export interface Removal<Item> {
  item: Item
  /** Where the item stood. */
  index: number
}

interface WithId {
  id: number
}

/** Names the changed fields only: what somebody else changed meanwhile stays. */
export function changeItem<Details extends object>(
  items: (Details & WithId)[],
  { id, changes }: ItemChange<Details>,
) {
  const item = items.find((item) => item.id === id)
  if (item) Object.assign(item, changes)
}

export const withoutItem = <Item extends WithId>(items: Item[], { id }: WithId) =>
  items.filter((item) => item.id !== id)

/** Takes a removal back: the item returns to the place where it was. */
export function restoreItem<Item extends WithId>(items: Item[], { item, index }: Removal<Item>) {
  if (items.some(({ id }) => id === item.id)) return
  items.splice(index, 0, item)
}
