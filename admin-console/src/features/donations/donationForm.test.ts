import { expect, test } from 'vitest'
import { donationDetails, newDonationValues } from './donationForm'

const values = newDonationValues('2025-10-01')

test('a new donation starts with method cash, date today and amount 0', () => {
  expect(values).toMatchObject({ method: 'cash', date: '2025-10-01', amount: '0' })
})

test.each([
  ['25', 25],
  ['0.01', 0.01],
  // As `formatUsd` shows them.
  ['12.345', 12.35],
  ['1.005', 1],
  ['0.004', 0],
  ['', 0],
  ['much', 0],
  ['1e400', 0],
  ['-5', 0],
])('the amount “%s” is recorded as %d', (amount, recorded) => {
  expect(donationDetails({ ...values, amount }).amount).toBe(recorded)
})

test('an empty campaign and empty notes are left out', () => {
  expect(donationDetails({ ...values, campaign: ' ', notes: '' })).toEqual({
    donorName: '',
    email: '',
    amount: 0,
    date: '2025-10-01',
    method: 'cash',
  })
})
