import { anEvent } from 'shared/testing/anEvent'
import { expect, test } from 'vitest'
import { eventPhase } from './eventPhase'

const date = 'April 19, 2045'

test.each([
  // From midnight in Jamaica.
  ['upcoming', '2045-04-19T04:59:00Z', {}],
  ['today', '2045-04-19T05:00:00Z', {}],
  ['today', '2045-04-19T18:59:00Z', {}],
  ['over', '2045-04-19T19:00:00Z', {}],
  // Until midnight in Jamaica.
  ['today', '2045-04-20T04:59:00Z', { time: 'All day' }],
  ['over', '2045-04-20T05:00:00Z', { time: 'All day' }],
  ['undated', '2045-04-19T14:00:00Z', { date: 'Summer 2045' }],
  ['upcoming', '2045-04-18T14:00:00Z', { status: 'postponed' }],
  ['undated', '2045-04-19T05:00:00Z', { status: 'postponed' }],
  ['undated', '2045-04-20T14:00:00Z', { status: 'postponed' }],
  ['over', '2045-04-20T14:00:00Z', { status: 'canceled' }],
] as const)('is "%s" at %s for %o', (phase, now, fields) => {
  const event = anEvent({ date, time: '9:00 AM - 2:00 PM', ...fields })
  expect(eventPhase(event, new Date(now))).toBe(phase)
})
