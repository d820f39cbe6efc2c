import { expect, test } from 'vitest'
import { removedNames } from './removedNames'

const items = [
  { id: 1, title: 'Fair' },
  { id: 2, donorName: 'Ann Lee' },
  { id: 3, title: ' ' },
  { id: 4, label: 'People Served' },
  { id: 5, donorName: ' ' },
]

test('removed items are called by their title, donor or label', () => {
  expect(removedNames(items, items.slice(3))).toEqual([
    'Fair',
    'Ann Lee',
    'number 3, which has no name',
  ])
  expect(removedNames(items, [])).toEqual(
    expect.arrayContaining(['People Served', 'Unnamed donor']),
  )
  expect(removedNames(items, items)).toEqual([])
})

test('removed settings are called by their field', () => {
  expect(removedNames({ siteName: 'A', motto: 'b' }, { siteName: 'B' })).toEqual(['motto'])
})
