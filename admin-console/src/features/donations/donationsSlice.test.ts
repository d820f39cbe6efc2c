import { expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store'
import { donation } from '../../test/donation'
import { donationDetails, newDonationValues } from './donationForm'
import { donationRecorded, donationStatusChanged, selectDonations } from './donationsSlice'

const details = donationDetails(newDonationValues('2025-10-01'))

function storeWith(...donations: ReturnType<typeof donation>[]) {
  const store = makeStore({ donations })
  return { ...store, donations: () => selectDonations(store.getState()) }
}

test('a manually recorded donation is completed, source manual, and at the top', () => {
  const store = storeWith(donation(1), donation(2))
  store.dispatch(donationRecorded(details))
  expect(store.donations()[0]).toMatchObject({ ...details, status: 'completed', source: 'manual' })
  expect(store.donations().map(({ id }) => id)).toEqual([expect.any(Number), 1, 2])
})

test('its id is made from the current time, and another in the same millisecond has its own', () => {
  vi.setSystemTime('2030-01-01T00:00:00Z')
  const store = storeWith()
  store.dispatch(donationRecorded(details))
  store.dispatch(donationRecorded(details))
  const now = Date.parse('2030-01-01T00:00:00Z')
  expect(store.donations().map(({ id }) => id)).toEqual([now + 1, now])
})

test('a status changes from the one that was seen', () => {
  const store = storeWith(donation(1), donation(2, { status: 'pending' }))
  store.dispatch(donationStatusChanged({ id: 2, from: 'pending', to: 'failed' }))
  expect(store.donations()).toEqual([donation(1), donation(2, { status: 'failed' })])
})

test('what another tab has decided meanwhile stays, and a record that is gone stays gone', () => {
  const store = storeWith(donation(1, { status: 'completed' }))
  const before = store.donations()
  store.dispatch(donationStatusChanged({ id: 1, from: 'pending', to: 'failed' }))
  store.dispatch(donationStatusChanged({ id: 2, from: 'pending', to: 'failed' }))
  expect(store.donations()).toBe(before)
})
