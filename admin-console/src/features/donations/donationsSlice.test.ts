import type { UnknownAction } from '@reduxjs/toolkit'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { afterEach, expect, test, vi } from 'vitest'
import { donation } from '../../testing/donation'
import { donationDetails, newDonationValues } from './donationForm'
import { donationsSlice } from './donationsSlice'

const { added, statusChanged } = donationsSlice.actions

const details = donationDetails(newDonationValues('2025-10-01'))
const after = (donations: DonationRecord[], ...actions: UnknownAction[]) =>
  actions.reduce(donationsSlice.reducer, donations)

afterEach(() => {
  vi.useRealTimers()
})

test('a manually recorded donation is completed, source manual, and at the top', () => {
  const donations = after([donation(1), donation(2)], added(details))
  expect(donations[0]).toMatchObject({ ...details, status: 'completed', source: 'manual' })
  expect(donations.map(({ id }) => id)).toEqual([expect.any(Number), 1, 2])
})

test('its id is made from the current time, and another in the same millisecond has its own', () => {
  vi.setSystemTime('2030-01-01T00:00:00Z')
  const donations = after([], added(details), added(details))
  const now = Date.parse('2030-01-01T00:00:00Z')
  expect(donations.map(({ id }) => id)).toEqual([now + 1, now])
})

test('a status changes from the one that was seen', () => {
  const pending = [donation(1), donation(2, { status: 'pending' })]
  const donations = after(pending, statusChanged({ id: 2, from: 'pending', to: 'failed' }))
  expect(donations).toEqual([donation(1), donation(2, { status: 'failed' })])
})

test('what another tab has decided meanwhile stays, and a record that is gone stays gone', () => {
  const before = [donation(1, { status: 'completed' })]
  const donations = after(
    before,
    statusChanged({ id: 1, from: 'pending', to: 'failed' }),
    statusChanged({ id: 2, from: 'pending', to: 'failed' }),
  )
  expect(donations).toBe(before)
})
