import { expect, test } from 'vitest'
import { eventDateTime, isFull, notScheduled, percentFull, spotsRemaining } from './event'

const places = (attendees: number, slots: number) => {
  const event = { attendees, slots }
  return { full: isFull(event), remaining: spotsRemaining(event), percent: percentFull(event) }
}

test.each([
  [0, 120, { full: false, remaining: 120, percent: 0 }],
  [30, 120, { full: false, remaining: 90, percent: 25 }],
  [100, 100, { full: true, remaining: 0, percent: 100 }],
  [130, 100, { full: true, remaining: 0, percent: 100 }],
  [0, 0, { full: true, remaining: 0, percent: 100 }],
])('%i attendees for %i slots', (attendees, slots, expected) => {
  expect(places(attendees, slots)).toEqual(expected)
})

test.each([
  ['April 19, 2025', '9:00 AM - 2:00 PM', 'April 19, 2025, 9:00 AM - 2:00 PM'],
  ['April 19, 2025', ' ', 'April 19, 2025'],
  ['', '9:00 AM', '9:00 AM'],
  ['', '', ''],
])('an event on "%s" at "%s" is "%s"', (date, time, when) => {
  expect(eventDateTime({ date, time })).toBe(when)
})

test('an event without a status is scheduled', () => {
  const stated = [undefined, 'scheduled', 'draft', 'postponed', 'canceled'] as const
  expect(stated.map((status) => notScheduled({ status }))).toEqual([
    undefined,
    undefined,
    'draft',
    'postponed',
    'canceled',
  ])
})
