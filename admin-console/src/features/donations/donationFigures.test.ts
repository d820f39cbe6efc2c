import { donations } from 'shared/collections/donations'
import { expect, test } from 'vitest'
import { donation } from '../../testing/donation'
import { donationFigures } from './donationFigures'

test('Total Donations is the sum of completed donations only', () => {
  const given = [
    donation(1, { amount: 100 }),
    donation(2, { amount: 20, status: 'pending' }),
    donation(3, { amount: 5.5 }),
    donation(4, { amount: 7, status: 'failed' }),
  ]
  expect(donationFigures(given).totalUsd).toBe(105.5)
})

test('Website Donations counts those with source website and status completed', () => {
  const given = [
    donation(1, { source: 'website' }),
    donation(2, { source: 'website', status: 'pending' }),
    donation(3, { source: 'website', status: 'failed' }),
    donation(4, { source: 'manual' }),
  ]
  expect(donationFigures(given).website).toBe(1)
})

test('Total Donors counts distinct addresses, trimmed and in any case; blank is no address', () => {
  const emails = ['a@example.com', ' A@Example.com ', 'b@example.com', '', '  ']
  const given = emails.map((email, id) => donation(id, { email, status: 'failed' }))
  expect(donationFigures(given).donors).toBe(2)
})

test('the six sample records', () => {
  expect(donations.seed).toHaveLength(6)
  expect(donationFigures(donations.seed)).toEqual({ totalUsd: 1830.5, website: 2, donors: 5 })
})
