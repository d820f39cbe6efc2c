import { newEventDefaults } from 'shared/entities/event'
import { expect, test } from 'vitest'
import { eventStatus } from './eventStatus'

const now = new Date('2025-10-01T12:00:00Z')
const event = { ...newEventDefaults, id: 1, time: '9:00 AM' }

test.each([
  ['October 25, 2025', 0, 'Upcoming'],
  ['October 25, 2025', 100, 'Upcoming, full'],
  ['October 25, 2025', 102, 'Upcoming, 2 too many'],
  ['October 1, 2025', 0, 'Today'],
  ['October 1, 2025', 102, 'Today, 2 too many'],
  ['April 19, 2025', 0, 'Past'],
  ['soon', 0, 'No exact date'],
])('an event on %s with %d of 100 places taken is “%s”', (date, attendees, status) => {
  expect(eventStatus({ ...event, date, attendees }, now)).toBe(status)
})

test('what is today is so until the day in Jamaica ends', () => {
  const today = { ...event, date: 'October 1, 2025' }
  expect(eventStatus(today, new Date('2025-10-01T21:00:00Z'))).toBe('Today')
  expect(eventStatus(today, new Date('2025-10-02T04:59:00Z'))).toBe('Today')
  expect(eventStatus(today, new Date('2025-10-02T05:00:00Z'))).toBe('Past')
})

test.each(['draft', 'postponed', 'canceled'] as const)(
  'an event that is %s is called so',
  (status) => {
    const date = 'October 25, 2025'
    expect(eventStatus({ ...event, date, status }, now).toLowerCase()).toBe(status)
  },
)
