import { expect, test } from 'vitest'
import { changedFields, changeSize } from './changedFields'

const opened = { title: 'Fair', slots: 100, tags: ['health', 'hosting'] }

test('only what was changed in the form is saved', () => {
  expect(changedFields(opened, { ...opened, title: 'Renamed' })).toEqual({ title: 'Renamed' })
})

test('a list that holds the same is unchanged', () => {
  expect(changedFields(opened, { ...opened, tags: ['health', 'hosting'] })).toEqual({})
  expect(changedFields(opened, { ...opened, tags: ['hosting', 'health'] })).toEqual({
    tags: ['hosting', 'health'],
  })
})

test('of a group of fields, the changed ones', () => {
  const stats = { 1: { value: '6', suffix: '' }, 4: { value: '5.15', suffix: 'M' } }
  expect(changedFields(stats, { ...stats, 4: { value: '6', suffix: 'M' } })).toEqual({
    4: { value: '6' },
  })
})

test.each([
  ['nothing', { title: 'Fair' }, { title: 'Fair' }, 0],
  ['typed letters', { title: 'Heritage Fair' }, { title: 'Heritage Month Fair' }, 6],
  ['deleted letters', { title: 'Heritage Month Fair' }, { title: 'Heritage Fair' }, 6],
  ['a replaced text', { title: 'abc' }, { title: 'de' }, 3],
  ['a checkbox', { title: '', featured: false }, { title: 'ab', featured: true }, 3],
])('the size of a change: %s', (_, before, after, size) => {
  expect(changeSize(before, after)).toBe(size)
})
