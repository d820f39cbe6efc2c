import { expect, test } from 'vitest'
import { jamaicaDay } from './jamaicaTime'
import { formatNumber } from './number'
import { formatUsd } from './usd'

test('US dollars have separators and two decimals', () => {
  expect(formatUsd(1234.5)).toBe('$1,234.50')
})

test('figures have thousands separators and no needless decimals', () => {
  expect([1287, 5.15, 45_000].map(formatNumber)).toEqual(['1,287', '5.15', '45,000'])
})

test('the day in Jamaica is still the day before when UTC has passed midnight', () => {
  expect(jamaicaDay(new Date('2025-08-02T04:59:00Z'))).toBe('2025-08-01')
})
