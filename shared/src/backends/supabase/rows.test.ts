import { expect, test } from 'vitest'
import { fromRow, toRow } from './rows'

test('fields become columns and come back', () => {
  const fields = { id: 1, imageUrl: '/a.svg', powerTranzId: 'x', tags: ['camelCase'] }
  expect(toRow(fields)).toEqual({
    id: 1,
    image_url: '/a.svg',
    power_tranz_id: 'x',
    tags: ['camelCase'],
  })
  expect(fromRow(toRow(fields))).toEqual(fields)
})

test('a column that is NULL is a field that is not there', () => {
  expect(fromRow({ id: 1, campaign: null })).toEqual({ id: 1 })
})
