import { expect, test } from 'vitest'
import { changeSize } from './changeSize'

test.each([
  ['nothing', { title: 'Fair' }, { title: 'Fair' }, 0],
  ['typed letters', { title: 'Heritage Fair' }, { title: 'Heritage Month Fair' }, 6],
  ['deleted letters', { title: 'Heritage Month Fair' }, { title: 'Heritage Fair' }, 6],
  ['a replaced text', { title: 'abc' }, { title: 'de' }, 3],
  ['a checkbox', { title: '', featured: false }, { title: 'ab', featured: true }, 3],
])('%s', (_, before, after, size) => {
  expect(changeSize(before, after)).toBe(size)
})
