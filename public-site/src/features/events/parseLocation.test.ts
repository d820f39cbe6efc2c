import { expect, test } from 'vitest'
import { parseLocation } from './parseLocation'

test('a location is a venue and where it is', () => {
  expect(parseLocation('Grace Tabernacle, Half Way Tree, Kingston')).toEqual({
    venue: 'Grace Tabernacle',
    area: 'Half Way Tree, Kingston',
  })
})

test('a location without a comma is all venue', () => {
  expect(parseLocation('Town square')).toEqual({ venue: 'Town square', area: '' })
})
