import { expect, test } from 'vitest'
import { shortName } from './shortName'

test('a name of up to 60 characters stays as it is; of a longer one stands the beginning', () => {
  expect(shortName('Back-to-School Health Fair by the Bay')).toBe(
    'Back-to-School Health Fair by the Bay',
  )
  expect(shortName('A'.repeat(60))).toBe('A'.repeat(60))
  expect(shortName('Harvest Health Fair for the whole Parish of Portland and its neighbors')).toBe(
    'Harvest Health Fair for the whole Parish of Portland and it…',
  )
})

test('no line ends within the name of a parish', () => {
  expect(shortName('Health Fair at Portmore, St. Catherine')).toBe(
    'Health Fair at Portmore, St.\u00a0Catherine',
  )
})
