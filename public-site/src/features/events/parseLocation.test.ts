import { expect, test } from 'vitest'
import { parseLocation, unbrokenArea } from './parseLocation'

test('a location is a venue and where it is', () => {
  expect(parseLocation('Grace Tabernacle, Half Way Tree, Kingston')).toEqual({
    venue: 'Grace Tabernacle',
    area: 'Half Way Tree, Kingston',
  })
})

test('a location without a comma is all venue', () => {
  expect(parseLocation('Town square')).toEqual({ venue: 'Town square', area: '' })
})

test('no line ends within the name of a town or a parish', () => {
  expect(unbrokenArea('Grace Tabernacle, Old Harbour Bay, St. Ann')).toBe(
    'Grace Tabernacle, Old\u00a0Harbour\u00a0Bay, St.\u00a0Ann',
  )
  expect(unbrokenArea('Town square')).toBe('Town square')
})

test('a street has more words than fit in a line', () => {
  expect(unbrokenArea('Grace Tabernacle, 128 Old Hope Road Extension, St. Ann')).toBe(
    'Grace Tabernacle, 128 Old Hope Road Extension, St.\u00a0Ann',
  )
})
