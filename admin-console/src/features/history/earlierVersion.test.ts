import fc from 'fast-check'
import type { AuditEntry } from 'shared/backend/administration'
import { events } from 'shared/collections/events'
import { changesBetween, fieldsOf } from 'shared/content/rowChanges'
import { expect, test } from 'vitest'
import { canRestore } from './canRestore'
import { earlierVersion, withFieldsOf } from './earlierVersion'

const [event] = events.seed
if (!event) throw new Error('There is no event to edit')

type State = typeof events.seed

/** The history of these states, the newest first, as a backend records it. */
const historyOf = (states: readonly State[]): AuditEntry[] =>
  states
    .slice(1)
    .flatMap((after, index) => changesBetween(states[index], after))
    .map(
      ({ id, before, after }, index): AuditEntry => ({
        id: index,
        at: '2025-10-01T12:00:00Z',
        tableName: 'events',
        rowId: `${id}`,
        action: before ? (after ? 'update' : 'delete') : 'insert',
        before: before ?? undefined,
        after: after ?? undefined,
      }),
    )
    .reverse()

const short = fc.constantFrom('A', 'B', '')
/** Nothing stands for a deletion. */
const item = fc.option(
  fc.record({
    title: short,
    location: short,
    slots: fc.constantFrom(1, 2),
    // A field that a newer release has, and that may be absent.
    statusNote: fc.option(short, { nil: undefined }),
  }),
  { nil: null },
)

test('each entry brings back the item as it was before, or as it was added, whatever has happened since', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 8 }), (items) => {
      const states = items.map((fields): State => (fields ? [{ ...event, ...fields }] : []))
      const history = historyOf(states)
      const value = states.at(-1) ?? []
      const changes = states.slice(1).flatMap((after, index) => {
        const before = states[index] ?? []
        return changesBetween(before, after).length > 0 ? [before[0] ?? after[0]] : []
      })
      history.forEach((entry, index) => {
        const version = earlierVersion(entry, history.slice(0, index), value)
        const wanted = changes[history.length - 1 - index]
        expect(version.earlier).toEqual(wanted && fieldsOf(wanted))
        // Done, and undone.
        const done = withFieldsOf(value, version, version.earlier)
        expect(done).toEqual(wanted ? [wanted] : [])
        expect(withFieldsOf(done, version, version.now)).toEqual(value)
      })
    }),
  )
})

const entry = (fields: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2025-10-01T12:00:00Z',
  tableName: 'events',
  rowId: '1',
  action: 'update',
  before: { title: 'Old' },
  after: { title: 'New' },
  ...fields,
})

test('places that visitors have taken since stay taken, unless the event itself was deleted', () => {
  const changed = entry({ before: { title: 'Old', attendees: 3 } })
  const now = [{ ...event, attendees: 40 }]
  expect(earlierVersion(changed, [], now)).toMatchObject({
    earlier: { title: 'Old', attendees: 40 },
    changed: ['title'],
  })
  const deleted = entry({ action: 'delete', before: { ...event, attendees: 3 }, after: undefined })
  expect(earlierVersion(deleted, [], []).earlier).toMatchObject({ attendees: 3 })
})

test('what the history does not keep stays as it is; a deleted item that lacks it cannot come back', () => {
  const update = entry({ before: { title: '…', slots: 5 }, after: { title: 'New', slots: 6 } })
  expect(earlierVersion(update, [], [event])).toMatchObject({
    earlier: { title: event.title, slots: 5 },
    changed: ['slots'],
    unknown: ['title'],
  })
  // Deleted since, and an address was erased from the history then.
  const deletion = entry({ id: 2, action: 'delete', before: { ...event, location: '…' } })
  expect(earlierVersion(update, [deletion], []).earlier).toBeNull()
})

test.each<[string, Partial<AuditEntry>, boolean]>([
  ['an update', {}, true],
  ['a deletion', { action: 'delete', before: { ...event }, after: undefined }, true],
  ['an addition', { action: 'insert', before: undefined, after: { ...event } }, true],
  ['a deletion without all values', { action: 'delete', before: { ...event, title: '…' } }, false],
  ['a change of nothing but personal values', { before: { title: '…' } }, false],
  ['a deleted submission', { tableName: 'registrations', action: 'delete' }, false],
  ['a handled submission', { tableName: 'registrations', action: 'handle' }, false],
  ['an administrator', { tableName: 'administrators' }, false],
])('whether %s can be restored', (_, fields, expected) => {
  expect(canRestore(entry(fields))).toBe(expected)
})
