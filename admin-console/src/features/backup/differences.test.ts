import { expect, test } from 'vitest'
import { difference } from './differences'

const item = (id: number, title = 'One') => ({ id, title })

test.each([
  ['the same', [item(1)], [item(1)], { added: 0, changed: 0, removed: 0, orderOnly: false }],
  ['an added item', [], [item(1)], { added: 1, changed: 0, removed: 0, orderOnly: false }],
  [
    'a removed and a changed item',
    [item(1), item(2)],
    [item(2, 'Two')],
    { added: 0, changed: 1, removed: 1, orderOnly: false },
  ],
  [
    'another order',
    [item(1), item(2)],
    [item(2), item(1)],
    { added: 0, changed: 0, removed: 0, orderOnly: true },
  ],
  [
    'what a store has saved since',
    [{ ...item(1), version: 2, updatedAt: '2026-01-02' }],
    [{ ...item(1), version: 1, updatedAt: '2026-01-01' }],
    { added: 0, changed: 0, removed: 0, orderOnly: false },
  ],
  [
    'settings by field',
    { siteName: 'A', contactEmail: 'a' },
    { siteName: 'B', motto: 'c', contactEmail: 'a' },
    { added: 1, changed: 1, removed: 0, orderOnly: false },
  ],
])('%s', (_, current, next, expected) => {
  expect(difference(current, next)).toEqual(expected)
})
