import { expect, test } from 'vitest'
import { donation } from '../../testing/donation'
import { filterDonations } from './donationFilter'

const donations = [
  donation(1, { donorName: 'Marcia Campbell', email: 'mc@example.com', campaign: 'Health Fairs' }),
  donation(2, { donorName: 'Devon', email: 'GENERAL@corp.example', campaign: 'Back to School' }),
  donation(3, { donorName: 'Ann', email: 'ann@example.com' }),
]

test.each([
  ['CAMPB', [1]],
  ['mc@', [1]],
  ['back to', [2]],
  ['general', [2, 3]],
  [' ann ', [3]],
  ['', [1, 2, 3]],
  ['campbell fairs', [1]],
  ['campbell school', []],
  ['campbellmc', []],
  ['nobody', []],
])('“%s” finds by a part of donor’s name, email or campaign, in any case', (search, ids) => {
  expect(filterDonations(donations, search).map(({ id }) => id)).toEqual(ids)
})
