import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { expect, test, vi } from 'vitest'
import { changesBetween, type RowChange } from '../../../content/rowChanges'
import {
  addToOutbox,
  isOutboxVolatile,
  outbox,
  readOutbox,
  removeEntry,
  withPendingChanges,
  writeEntry,
} from './outbox'

const ann = { id: 'ann', name: 'Ann' }
const bea = { id: 'bea', name: 'Bea' }
const add = (collection: string, changes: RowChange[], now?: Date) =>
  addToOutbox(collection, changes, ann, now)

const row = (id: number, title: string, version?: number) => ({ id, title, slots: 1, version })
const renamed = (id: number, from: string, to: string) =>
  changesBetween([row(id, from, 3)], [row(id, to, 3)])
const pending = () => readOutbox().map(({ change }) => change.after)
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox.'))

test('each change is an entry, in the order in which it was made, by whatever clock', () => {
  add('events', renamed(2, 'A', 'B'), new Date('2026-03-02'))
  add('events', renamed(1, 'A', 'C'), new Date('2026-03-01'))
  expect(keys()).toHaveLength(2)
  expect(pending()).toEqual([{ title: 'B' }, { title: 'C' }])
})

test('a thousand changes of one field are one entry', () => {
  for (let n = 0; n < 1000; n += 1) add('events', renamed(1, `${n}`, `${n + 1}`))
  expect(readOutbox().map(({ change }) => change)).toEqual([
    { id: 1, version: 3, before: { title: '0' }, after: { title: '1000' } },
  ])
})

test('rows of two collections with one id do not meet', () => {
  add('events', renamed(1, 'A', 'B'))
  add('programs', renamed(1, 'A', 'C'))
  expect(pending()).toEqual([{ title: 'B' }, { title: 'C' }])
})

test('what is undone before it was sent is not sent at all', () => {
  add('events', changesBetween([], [row(1, 'A')]))
  add('events', changesBetween([row(1, 'A')], []))
  expect(keys()).toEqual([])
})

test('a change that is on its way is not touched: the next one waits behind it', () => {
  add('events', renamed(1, 'A', 'B'))
  for (const entry of readOutbox()) writeEntry({ ...entry, sent: true })
  add('events', renamed(1, 'B', 'C'))
  add('events', renamed(1, 'C', 'D'))
  expect(readOutbox().map(({ change, sent }) => [change.before, change.after, sent])).toEqual([
    [{ title: 'A' }, { title: 'B' }, true],
    [{ title: 'B' }, { title: 'D' }, undefined],
  ])
})

test('a later change asks again about what was refused, and not about a conflict', () => {
  add('events', [...renamed(1, 'A', 'B'), ...renamed(2, 'A', 'B')])
  const [first, second] = readOutbox()
  if (!first || !second) throw new Error('Two entries were expected')
  writeEntry({ ...first, failure: { reason: 'refused', message: 'too long' } })
  writeEntry({ ...second, failure: { reason: 'conflict', theirs: { title: 'X' } } })
  add('events', [...renamed(1, 'B', 'C'), ...renamed(2, 'B', 'C')])
  expect(readOutbox().map(({ failure }) => failure?.reason)).toEqual([undefined, 'conflict'])
})

test('the content of the store is shown with the changes that it does not have yet', () => {
  add('events', renamed(1, 'A', 'Mine'))
  add('events', changesBetween([], [row(5, 'New')]))
  add('events', changesBetween([row(2, 'B')], []))
  const theirs = [{ ...row(1, 'A', 4), slots: 9 }, row(2, 'B'), row(7, 'C')]
  expect(withPendingChanges('events', theirs, [], ann.id)).toEqual([
    { ...row(1, 'Mine', 4), slots: 9 },
    row(5, 'New'),
    row(7, 'C'),
  ])
  expect(withPendingChanges('programs', theirs, [], ann.id)).toBe(theirs)
})

test('what was saved after the store was asked stays, and so does an edited row that was deleted', () => {
  add('events', renamed(1, 'A', 'Mine'))
  const asked = [row(2, 'B', 1)]
  const current = [row(1, 'Mine', 3), row(2, 'Saved', 2), row(3, 'Deleted elsewhere', 1)]
  expect(withPendingChanges('events', asked, current, ann.id)).toEqual([
    row(1, 'Mine', 3),
    row(2, 'Saved', 2),
  ])
})

test('changes of another administrator are neither joined nor shown', () => {
  add('events', renamed(1, 'A', 'Mine'))
  addToOutbox('events', renamed(1, 'A', 'Theirs'), bea)
  add('events', renamed(1, 'Mine', 'Mine too'))
  expect(readOutbox().map(({ owner, change }) => [owner, change.after])).toEqual([
    [ann, { title: 'Mine too' }],
    [bea, { title: 'Theirs' }],
  ])
  expect(withPendingChanges('events', [row(1, 'A')], [], ann.id)).toEqual([row(1, 'Mine too')])
  expect(withPendingChanges('events', [row(1, 'A')], [], bea.id)).toEqual([row(1, 'Theirs')])
})

test('entries of this tab and of another are told of', () => {
  const told = vi.fn()
  const stop = outbox.subscribe(told)
  add('events', renamed(1, 'A', 'B'))
  expect(outbox.get()).toHaveLength(1)
  const [entry] = readOutbox()
  if (!entry) throw new Error('One entry was expected')
  localStorage.setItem('outbox.7-other', localStorage.getItem(entry.key) ?? '')
  dispatchEvent(new StorageEvent('storage', { key: 'outbox.7-other' }))
  expect(outbox.get()).toHaveLength(2)
  removeEntry(entry.key)
  expect(outbox.get().map(({ key }) => key)).toEqual(['outbox.7-other'])
  expect(told).toHaveBeenCalledTimes(3)
  stop()
})

test('where the storage is full, a change is kept in the tab', () => {
  add('events', renamed(1, 'A', 'B'))
  expect(isOutboxVolatile()).toBe(false)
  fillLocalStorage()
  add('events', renamed(2, 'A', 'x'.repeat(1000)))
  add('events', renamed(1, 'B', 'y'.repeat(1000)))
  expect(pending()).toEqual([{ title: 'y'.repeat(1000) }, { title: 'x'.repeat(1000) }])
  expect(isOutboxVolatile()).toBe(true)
  for (const { key } of readOutbox()) removeEntry(key)
  expect(readOutbox()).toEqual([])
  expect(keys()).toEqual([])
})

test('an entry that cannot be read is reported once and stays', () => {
  localStorage.setItem('outbox.1-a', '{"collection":1}')
  add('events', renamed(1, 'A', 'B'))
  expect(pending()).toEqual([{ title: 'B' }])
  expect(localStorage.getItem('outbox.1-a')).not.toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})
