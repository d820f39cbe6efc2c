import { expect, test } from 'vitest'
import { formatDay } from './formatDay'

test.each([
  ['2025-10-28', 'Oct 28, 2025'],
  ['last week', 'last week'],
  ['2025-13-45', '2025-13-45'],
  ['', ''],
])('the day %j is shown as %j', (day, shown) => {
  expect(formatDay(day)).toBe(shown)
})
