import { describe, expect, test } from 'vitest'
import { eventTimes, isUpcoming, parseEventDay, upcomingFirst, withWeekday } from './eventTime'

describe('the date of an event', () => {
  test.each([
    'April 19, 2025',
    'Apr 19 2025',
    'Saturday, April 19th, 2025',
    '19 April 2025',
    '19th Apr. 2025',
    '2025-04-19',
  ])('%s is read', (text) => {
    expect(parseEventDay(text)).toEqual({ year: 2025, month: 4, day: 19 })
  })

  test.each(['', 'soon', 'Maytember 3, 2025', 'February 30, 2025', '2025-13-01', '19/04/2025'])(
    '“%s” is not',
    (text) => {
      expect(parseEventDay(text)).toBeNull()
    },
  )
})

test.each([
  ['April 19, 2025 ', 'Saturday, April 19, 2025'],
  ['Saturday 19 April 2025', 'Saturday 19 April 2025'],
  ['Sat, April 19, 2025', 'Sat, April 19, 2025'],
  ['in May', 'in May'],
])('the date “%s” with its weekday is “%s”', (date, shown) => {
  expect(withWeekday(date)).toBe(shown)
})

describe('start and end', () => {
  const times = (time: string) => eventTimes({ date: 'April 19, 2025', time })

  test('they are in Jamaica’s time, five hours behind UTC in summer too', () => {
    expect(times('9:00 AM - 2:00 PM')).toEqual({
      day: new Date('2025-04-19T05:00:00Z'),
      start: new Date('2025-04-19T14:00:00Z'),
      end: new Date('2025-04-19T19:00:00Z'),
      over: new Date('2025-04-19T19:00:00Z'),
    })
    expect(eventTimes({ date: 'December 1, 2025', time: '9 AM' })?.start).toEqual(
      new Date('2025-12-01T14:00:00Z'),
    )
  })

  test.each([
    ['12:00 AM', '05:00'],
    ['12:30 pm', '17:30'],
    ['14:15', '19:15'],
    ['from 8 a.m. on', '13:00'],
  ])('%s starts at %s UTC', (text, utc) => {
    expect(times(text)?.start.toISOString()).toBe(`2025-04-19T${utc}:00.000Z`)
  })

  test.each(['', 'all day', 'Gate 3', '25:00'])('“%s” starts with the day', (text) => {
    expect(times(text)).toEqual({
      day: new Date('2025-04-19T05:00:00Z'),
      start: new Date('2025-04-19T05:00:00Z'),
      end: null,
      over: new Date('2025-04-20T05:00:00Z'),
    })
  })

  test('an end before the start is no end', () => {
    expect(times('2:00 PM - 9:00 AM')?.end).toBeNull()
  })
})

describe('upcoming and past', () => {
  const now = new Date('2025-08-09T14:00:00Z')

  test('an event is upcoming until the moment it starts', () => {
    expect(isUpcoming({ date: 'August 9, 2025', time: '9:01 AM' }, now)).toBe(true)
    expect(isUpcoming({ date: 'August 9, 2025', time: '9:00 AM' }, now)).toBe(false)
  })

  test('what cannot be dated is past', () => {
    expect(isUpcoming({ date: 'next summer', time: '' }, now)).toBe(false)
  })

  test('upcoming events come first, the soonest at the top, then past ones, the latest at the top', () => {
    const events = [
      'June 1, 2025',
      'unknown',
      'October 1, 2025',
      'July 1, 2025',
      'September 1, 2025',
    ]
    expect(
      upcomingFirst(
        events.map((date) => ({ date, time: '' })),
        now,
      ).map((event) => event.date),
    ).toEqual(['September 1, 2025', 'October 1, 2025', 'July 1, 2025', 'June 1, 2025', 'unknown'])
  })

  test('of thousands, each date is read once', () => {
    let reads = 0
    const events = Array.from({ length: 2000 }, (_, n) => ({
      get date() {
        reads += 1
        return `June ${(n % 28) + 1}, ${2020 + (n % 10)}`
      },
      time: '',
    }))
    upcomingFirst(events, now)
    expect(upcomingFirst(events, now).filter((event) => isUpcoming(event, now))).not.toEqual([])
    expect(reads).toBe(2000)
  })
})
