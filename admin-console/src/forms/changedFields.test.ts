import { expect, test } from 'vitest'
import { changedFields } from './changedFields'

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
