import { expect, test } from 'vitest'
import { difference } from './differences'

const item = (id: number, title = 'One') => ({ id, title })

test.each([
  ['the same', [item(1)], [item(1)], { added: 0, changed: 0, removed: [], orderOnly: false }],
  ['an added item', [], [item(1)], { added: 1, changed: 0, removed: [], orderOnly: false }],
  [
    'a removed and a changed item',
    [item(1), item(2)],
    [item(2, 'Two')],
    { added: 0, changed: 1, removed: ['One'], orderOnly: false },
  ],
  [
    'another order',
    [item(1), item(2)],
    [item(2), item(1)],
    { added: 0, changed: 0, removed: [], orderOnly: true },
  ],
  [
    'what a store has saved since',
    [{ ...item(1), version: 2, updatedAt: '2026-01-02' }],
    [{ ...item(1), version: 1, updatedAt: '2026-01-01' }],
    { added: 0, changed: 0, removed: [], orderOnly: false },
  ],
  [
    'settings by field',
    { siteName: 'A', contactEmail: 'a' },
    { siteName: 'B', motto: 'c', contactEmail: 'a' },
    { added: 1, changed: 1, removed: [], orderOnly: false },
  ],
])('%s', (_, current, next, expected) => {
  expect(difference('events', current, next)).toEqual(expected)
})

const removedNames = (...args: Parameters<typeof difference>) => difference(...args).removed

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
