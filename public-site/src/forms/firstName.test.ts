import { expect, test } from 'vitest'
import { firstName } from './firstName'

test.each([
  ['Devon Wright', 'Devon'],
  [' Keisha ', 'Keisha'],
  ['Anna-Lee Brown', 'Anna-Lee'],
  ['Pastor Wright', 'Pastor Wright'],
  ['Mrs. Marcia Campbell', 'Mrs. Marcia Campbell'],
])('%o is thanked as %o', (name, first) => {
  expect(firstName(name)).toBe(first)
})
