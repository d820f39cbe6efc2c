import { expect, test } from 'vitest'
import { clocksOf, houseDate, houseTimes, isoDate } from './houseTime'

test('a picked day is written as the website writes it, and found again', () => {
  expect(houseDate('2026-02-05')).toBe('February 5, 2026')
  expect(isoDate('February 5, 2026')).toBe('2026-02-05')
  expect(isoDate('soon')).toBe('')
})

test.each([
  ['09:00', '14:00', '9:00 AM - 2:00 PM'],
  ['00:30', '12:05', '12:30 AM - 12:05 PM'],
  ['18:15', '', '6:15 PM'],
  ['', '', ''],
])('%j to %j is %j', (start, end, text) => {
  expect(houseTimes(start, end)).toBe(text)
  expect(clocksOf(text)).toEqual([start, end])
})
