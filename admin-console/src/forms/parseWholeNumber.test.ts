import { expect, test } from 'vitest'
import { parseWholeNumber } from './parseWholeNumber'

test.each([
  ['120', 120],
  ['1,200', 1200],
  ['12.7', 12],
  [' 8 places', 8],
  ['', 0],
  ['many', 0],
  ['100000000000000000000', 1e20],
  ['9'.repeat(400), 0],
])('“%s” is read as %d', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number)
})
