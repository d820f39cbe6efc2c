import { expect, test } from 'vitest'
import { sanitizeAmount } from './useDonor'

test.each([
  ['75', '75'],
  ['$1,200', '1200'],
  ['12.345', '12.34'],
  ['1.2.3.4', '1.23'],
  ['.', '.'],
  ['-5e2', '52'],
])(
  '%s: all but digits, the first decimal point and two decimals is stripped: %s',
  (typed, kept) => {
    expect(sanitizeAmount(typed)).toBe(kept)
  },
)
