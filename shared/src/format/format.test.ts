import { expect, test } from 'vitest'
import { directionsUrl } from './directionsUrl'
import { jamaicaDay, jamaicaIso } from './jamaicaTime'
import { formatNumber } from './number'
import { formatUsd } from './usd'

test('US dollars have separators and two decimals', () => {
  expect([1234.5, 0, 999, 1_000_000, -5].map(formatUsd)).toEqual([
    '$1,234.50',
    '$0.00',
    '$999.00',
    '$1,000,000.00',
    '-$5.00',
  ])
})

test('figures have thousands separators and no needless decimals', () => {
  expect([1287, 5.15, 45_000, 1234567.891, 0.1 + 0.2, -1200].map(formatNumber)).toEqual([
    '1,287',
    '5.15',
    '45,000',
    '1,234,567.89',
    '0.3',
    '-1,200',
  ])
})

test('the day in Jamaica is still the day before when UTC has passed midnight', () => {
  expect(jamaicaDay(new Date('2025-08-02T04:59:00Z'))).toBe('2025-08-01')
})

test('an instant by Jamaica’s clock names its offset', () => {
  expect(jamaicaIso(new Date('2025-08-02T04:59:00Z'))).toBe('2025-08-01T23:59:00-05:00')
})

test('the directions ask a map for the venue', () => {
  const url = new URL(directionsUrl({ location: 'Hillview & Co, Mandeville' }) ?? '')
  expect(url.searchParams.get('query')).toBe('Hillview & Co, Mandeville, Jamaica')
  expect(directionsUrl({ location: ' ' })).toBeNull()
})
