import { expect, test } from 'vitest'
import { orderWithRemoved, placeInOrder } from './placeInOrder'

const list = (...ids: number[]) => ids.map((id) => ({ id }))

test.each([
  ['in the order made', [2, 3]],
  ['the last one first', [3, 2]],
])('two neighbors removed return to their places, undone %s', (_, undone) => {
  const first = orderWithRemoved(list(1, 2, 3, 4), [])
  const order = orderWithRemoved(list(1, 3, 4), first)
  let items = list(1, 4)
  for (const id of undone) items = items.toSpliced(placeInOrder({ id }, items, order), 0, { id })
  expect(items).toEqual(list(1, 2, 3, 4))
})

test('an item stays before what was added since', () => {
  expect(placeInOrder({ id: 2 }, list(1, 9), [1, 2])).toBe(1)
  expect(placeInOrder({ id: 1 }, list(9, 2), [1, 2])).toBe(1)
  expect(placeInOrder({ id: 1 }, list(9), [1])).toBe(1)
})

test('what was removed keeps its place in an order that others have changed', () => {
  expect(orderWithRemoved(list(1, 4, 9), [1, 2, 3, 4])).toEqual([1, 2, 3, 4, 9])
  expect(orderWithRemoved(list(3, 1), [1, 2, 3])).toEqual([3, 1, 2])
  expect(orderWithRemoved(list(2), [1, 2])).toEqual([1, 2])
})
