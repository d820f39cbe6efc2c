import { expect, test } from 'vitest'
import { removedNames } from './removedNames'

const programs = [
  { id: 1, title: 'Fair' },
  { id: 3, title: ' ' },
]

test.each([
  ['programs', programs, ['Fair', 'number 3, which has no name']],
  ['donations', [{ id: 2, donorName: 'Ann Lee' }], ['Ann Lee']],
  ['stats', [{ id: 4, label: 'People Served' }], ['People Served']],
] as const)('removed items of %s are called by their name', (key, items, names) => {
  expect(removedNames(key, items, [])).toEqual(names)
  expect(removedNames(key, items, items.slice(1))).toEqual(names.slice(0, 1))
  expect(removedNames(key, items, items)).toEqual([])
})

test('removed settings are called by their field', () => {
  const [before, after] = [{ siteName: 'A', motto: 'b' }, { siteName: 'B' }]
  expect(removedNames('generalSettings', before, after)).toEqual(['motto'])
})
