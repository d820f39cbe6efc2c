import { expect, test } from 'vitest'
import { placeOf } from './place'

test('a location is a venue and where it is', () => {
  expect(placeOf('Grace Tabernacle, Half Way Tree, Kingston')).toEqual({
    venue: 'Grace Tabernacle',
    area: 'Half Way Tree, Kingston',
  })
})

test('a location without a comma is all venue', () => {
  expect(placeOf('Town square')).toEqual({ venue: 'Town square', area: '' })
})
