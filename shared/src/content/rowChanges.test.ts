import { expect, test } from 'vitest'
import {
  applyChanges,
  changesBetween,
  joinChanges,
  type RowChange,
  withMetadataOf,
  withRow,
} from './rowChanges'

const metadata = { version: 3, updatedAt: '2026-01-01', updatedBy: 'x', sequence: 2 }
const a = { id: 1, title: 'A', slots: 10, ...metadata }
const b = { id: 2, title: 'B', slots: 20, version: 5 }

test('an update names the changed fields only, with their values before and the version', () => {
  expect(changesBetween([a, b], [{ ...a, title: 'New' }, b])).toEqual([
    { id: 1, version: 3, before: { title: 'A' }, after: { title: 'New' } },
  ])
})

test('a new row comes without a version, a deleted one with all that it held', () => {
  expect(changesBetween([a], [b])).toEqual([
    { id: 1, version: 3, before: { title: 'A', slots: 10 }, after: null },
    { id: 2, before: null, after: { title: 'B', slots: 20 } },
  ])
})

test('version, time, name and number of the last change are no change, nor is the order', () => {
  const { version, updatedAt, updatedBy, sequence, ...bare } = a
  expect(changesBetween([a, b], [b, bare])).toEqual([])
})

test('a field that was emptied is null and goes when the change is applied', () => {
  const [change] = changesBetween([{ id: 1, notes: 'x' }], [{ id: 1, notes: undefined }])
  expect(change?.after).toEqual({ notes: null })
  expect(applyChanges([{ id: 1, notes: 'x' }], change ? [change] : [])).toEqual([{ id: 1 }])
})

test('settings are one row', () => {
  const before = { siteName: 'A', phone: '1', version: 2 }
  const after = { ...before, siteName: 'B' }
  const changes = changesBetween(before, after)
  expect(changes).toEqual([
    { id: 1, version: 2, before: { siteName: 'A' }, after: { siteName: 'B' } },
  ])
  expect(applyChanges({ ...before, phone: '2' }, changes)).toEqual({ ...after, phone: '2' })
})

test('changes are applied to rows that others have changed meanwhile', () => {
  const mine = changesBetween(
    [a, b],
    [
      { ...a, title: 'Mine' },
      { id: 3, title: 'C', slots: 1 },
    ],
  )
  const theirs = [{ ...a, slots: 99, version: 4 }, b, { id: 9, title: 'I', slots: 1 }]
  expect(applyChanges(theirs, mine)).toEqual([
    { ...a, title: 'Mine', slots: 99, version: 4 },
    { id: 3, title: 'C', slots: 1 },
    { id: 9, title: 'I', slots: 1 },
  ])
})

test('an update of a row that is gone does not bring it back', () => {
  expect(applyChanges([b], changesBetween([a], [{ ...a, title: 'Mine' }]))).toEqual([b])
})

test('a list keeps its versions where a change replaced the rows', () => {
  const { version, updatedAt, updatedBy, ...bare } = a
  const [row, added] = withMetadataOf(
    [a],
    [
      { ...bare, title: 'X' },
      { ...b, version: 77 },
    ],
  )
  expect(row).toEqual({ ...a, title: 'X' })
  expect(added).toEqual({ id: 2, title: 'B', slots: 20 })
})

test('a list whose rows have their versions stays the same list', () => {
  const after = [{ ...a, title: 'X' }]
  expect(withMetadataOf([a, b], after)).toBe(after)
})

test('a row takes the place of the one with its id, or its place by id', () => {
  expect(withRow([b, a], 1, { id: 1, title: 'X' })).toEqual([b, { id: 1, title: 'X' }])
  expect(withRow([b], 1, a)).toEqual([a, b])
  expect(withRow([a, b], 1, null)).toEqual([b])
  expect(withRow({ siteName: 'A' }, 1, { id: 1, siteName: 'B' })).toEqual({ siteName: 'B' })
})

const joined = (...states: unknown[][]) => {
  const [first, second] = states.slice(1).map((after, i) => changesBetween(states[i], after)[0])
  return joinChanges(first as RowChange, second as RowChange)
}
const row = { id: 1, title: 'A', slots: 1, version: 3 }

test.each<[string, unknown[][], unknown]>([
  [
    'two updates',
    [[row], [{ ...row, title: 'B' }], [{ ...row, title: 'C', slots: 2, version: 9 }]],
    { id: 1, version: 3, before: { title: 'A', slots: 1 }, after: { title: 'C', slots: 2 } },
  ],
  ['an update and its undoing', [[row], [{ ...row, title: 'B' }], [row]], null],
  [
    'an insert and an update',
    [[], [row], [{ ...row, title: 'B' }]],
    { id: 1, before: null, after: { title: 'B', slots: 1 } },
  ],
  ['an insert and a delete', [[], [row], []], null],
  [
    'an update and a delete',
    [[row], [{ ...row, title: 'B' }], []],
    { id: 1, version: 3, before: { title: 'A', slots: 1 }, after: null },
  ],
  ['a delete and its undoing', [[row], [], [row]], null],
  [
    'a delete and another row with its id',
    [[row], [], [{ id: 1, title: 'B' }]],
    { id: 1, version: 3, before: { title: 'A', slots: 1 }, after: { title: 'B', slots: null } },
  ],
])('%s join to one change', (_, states, change) => {
  expect(joined(...states)).toEqual(change)
})
