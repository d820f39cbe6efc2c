import { expect, test } from 'vitest'
import { containsWords } from './search'

test.each([
  ['', true],
  ['  ', true],
  ['fair', true],
  ['health FAIR', true],
  ['fair kingston', true],
  ['kingston  back-to', true],
  ['fair montego', false],
  // No word goes from one text to the next.
  ['fairkingston', false],
])('“%s” is found: %s', (search, found) => {
  expect(containsWords(['Back-to-School Health Fair', 'Kingston'], search)).toBe(found)
})
