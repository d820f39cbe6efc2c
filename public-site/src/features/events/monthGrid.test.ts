import { describe, expect, test } from 'vitest'
import { anEvent } from '../../testing/event'
import { addMonths, initialMonth, nearestMonthWithEvents, weeksOf } from './monthGrid'

const on = (date: string) => anEvent({ date })
const now = new Date('2025-09-15T12:00:00Z')

test('a month is weeks from Sunday to Saturday', () => {
  // 1 October 2025 was a Wednesday.
  const weeks = weeksOf({ year: 2025, month: 10 })
  expect(weeks[0]).toEqual([null, null, null, 1, 2, 3, 4])
  expect(weeks.at(-1)).toEqual([26, 27, 28, 29, 30, 31, null])
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
})

test.each([
  [2026, 2, 4],
  [2025, 2, 5],
  [2025, 11, 6],
])('%i-%i has %i weeks', (year, month, count) => {
  expect(weeksOf({ year, month })).toHaveLength(count)
})

test('months go on over the turn of the year', () => {
  expect(addMonths({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 })
  expect(addMonths({ year: 2025, month: 1 }, -1)).toEqual({ year: 2024, month: 12 })
})

describe('the calendar opens', () => {
  test('on the month of the next upcoming event', () => {
    const events = [on('August 1, 2025'), on('December 6, 2025'), on('October 25, 2025')]
    expect(initialMonth(events, now)).toMatchObject({ year: 2025, month: 10 })
  })

  test('else on the month of the latest event', () => {
    const events = [on('April 19, 2025'), on('August 1, 2025'), on('to be announced')]
    expect(initialMonth(events, now)).toMatchObject({ year: 2025, month: 8 })
  })

  test('else on the present month', () => {
    expect(initialMonth([on('soon')], now)).toEqual({ year: 2025, month: 9 })
  })
})

test('the nearest month with events is found on either side, the later one of two', () => {
  const from = { year: 2025, month: 6 }
  expect(nearestMonthWithEvents([on('April 19, 2025'), on('August 1, 2025')], from)).toMatchObject({
    month: 8,
  })
  expect(nearestMonthWithEvents([on('May 19, 2025'), on('August 1, 2025')], from)).toMatchObject({
    month: 5,
  })
  expect(nearestMonthWithEvents([on('soon')], from)).toBeUndefined()
})
