import { createSelector } from '@reduxjs/toolkit'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { selectDonations } from './donationsSlice'

export function donationFigures(donations: readonly DonationRecord[]) {
  const completed = donations.filter(({ status }) => status === 'completed')
  const addresses = donations.map(({ email }) => email.trim().toLowerCase()).filter(Boolean)
  return {
    totalUsd: completed.reduce((sum, { amount }) => sum + amount, 0),
    website: completed.filter(({ source }) => source === 'website').length,
    /** Whatever the status of their donations. */
    donors: new Set(addresses).size,
  }
}

export const selectDonationFigures = createSelector([selectDonations], donationFigures)
