import type { AuditEntry } from 'shared/backend/administration'
import { newEventDefaults } from 'shared/entities/event'
import { submission } from 'shared/testing/fakeSubmissions'
import { expect, test } from 'vitest'
import { untold } from './untold'

const day = (number: number) => `2025-09-${String(number).padStart(2, '0')}T12:00:00Z`
const event = { ...newEventDefaults, id: 5, date: 'June 12, 2027', location: 'May Pen' }

type Change = [on: number, before: object, after: object]

/** Whether somebody who registered on the first should hear of it, contacted or not. */
const isUntold = (changes: Change[], contacted?: number) => {
  const sent = submission(1)
  const entries = changes.map(
    ([on, before, after]) =>
      ({ at: day(on), before: { ...before }, after: { ...after } }) as AuditEntry,
  )
  return untold([sent], event, entries.toReversed(), () => day(contacted ?? 1)).length > 0
}

const moved: Change = [3, { date: 'June 5, 2027' }, { date: 'June 12, 2027' }]

test.each<[string, boolean, Change[], number?]>([
  ['the event moved', true, [moved]],
  ['it moved, and they were contacted', false, [moved], 4],
  ['they were contacted, and it moved', true, [moved], 2],
  ['nothing changed', false, []],
  ['another field changed', false, [[3, { title: 'A' }, { title: 'B' }]]],
  [
    'it moved and moved back',
    false,
    [
      [2, { location: 'May Pen' }, { location: 'Kingston' }],
      [3, { location: 'Kingston' }, { location: 'May Pen' }],
    ],
  ],
  ['it moved before they registered', false, [[0, moved[1], moved[2]]]],
  ['it was put back on the schedule', true, [[3, { status: 'postponed' }, { status: null }]]],
  ['it got a status that says the same', false, [[3, { status: null }, { status: 'scheduled' }]]],
])('whether they have to hear of it after %s: %s', (_, expected, changes, contacted) => {
  expect(isUntold(changes, contacted)).toBe(expected)
})
