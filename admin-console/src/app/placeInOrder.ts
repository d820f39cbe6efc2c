/** Where items go back to when their removals are undone, in whatever order. */

interface WithId {
  id: number
}

/**
 * The order of the ids in a list, with removed ones still among them.
 * @param known the order as it was remembered last
 */
export function orderWithRemoved(items: readonly WithId[], known: readonly number[]) {
  const order = items.map(({ id }) => id)
  known.forEach((id, place) => {
    if (order.includes(id)) return
    const predecessor = known.slice(0, place).findLast((other) => order.includes(other))
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, id)
  })
  return order
}

/** The index at which an item takes its place again: behind what stood before it. */
export function placeInOrder({ id }: WithId, items: readonly WithId[], order: readonly number[]) {
  const place = order.indexOf(id)
  const before = new Set(order.slice(0, place))
  const after = new Set(order.slice(place + 1))
  const predecessor = items.findLastIndex((item) => before.has(item.id))
  if (predecessor >= 0) return predecessor + 1
  const successor = items.findIndex((item) => after.has(item.id))
  return successor >= 0 ? successor : items.length
}
