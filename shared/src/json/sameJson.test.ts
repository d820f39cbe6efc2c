import { expect, test } from 'vitest'
import { sameJson } from './sameJson'

test('the order of fields and a field that is undefined make no difference', () => {
  expect(sameJson({ a: 1, b: [2], c: undefined }, { b: [2], a: 1 })).toBe(true)
  expect(sameJson([1, 2], [2, 1])).toBe(false)
  expect(sameJson([], {})).toBe(false)
})
