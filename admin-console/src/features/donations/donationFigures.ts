import { createSelector } from '@reduxjs/toolkit'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { selectDonations } from './donationsSlice'

interface DonationFigures {
  /** The sum of completed donations, in US dollars. */
  totalUsd: number
  /** The number of completed donations through the website. */
  website: number
  /** The number of distinct email addresses, whatever the status. */
  donors: number
}

export function donationFigures(donations: readonly DonationRecord[]): DonationFigures {
  let totalUsd = 0
  let website = 0
  const addresses = new Set<string>()
  for (const { amount, status, source, email } of donations) {
    if (status === 'completed') {
      totalUsd += amount
      if (source === 'website') website += 1
    }
    const address = email.trim().toLowerCase()
    if (address) addresses.add(address)
  }
  return { totalUsd, website, donors: addresses.size }
}

export const selectDonationFigures = createSelector([selectDonations], donationFigures)
