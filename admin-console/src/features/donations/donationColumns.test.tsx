import { expect, test } from 'vitest'
import { sortRows } from '../../lists/listColumns'
import { donation } from '../../testing/donation'
import { donationColumns } from './donationColumns'

const columns = donationColumns(() => {})

const donations = [
  donation(1, { donorName: 'éva', amount: 9, date: '2025-02-01', method: 'other' }),
  donation(2, { donorName: 'Zoe', amount: 100, date: '2024-12-31', source: 'website' }),
  donation(3, { donorName: 'Dan', amount: 20, date: '2025-01-15', campaign: 'Drive' }),
]

test.each([
  ['donor', [3, 1, 2]],
  ['amount', [1, 3, 2]],
  ['date', [2, 3, 1]],
  ['campaign', [3, 1, 2]],
  ['method', [2, 3, 1]],
  ['status', [1, 2, 3]],
] as const)('the column %s sorts', (column, ids) => {
  const sorted = sortRows(donations, columns, { column, direction: 'ascend' })
  expect(sorted.map(({ id }) => id)).toEqual(ids)
})

test('descending is the reverse, and without an order they stand as they come', () => {
  const sorted = sortRows(donations, columns, { column: 'amount', direction: 'descend' })
  expect(sorted.map(({ id }) => id)).toEqual([2, 3, 1])
  expect(sortRows(donations, columns, undefined)).toBe(donations)
})
