import { createSelector } from '@reduxjs/toolkit'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { selectDonations } from './donationsSlice'

interface DonationTab {
  label: string
  includes: (donation: DonationRecord) => boolean
  /** Shown if the tab is empty. */
  emptyText: string
}

/** The tabs of the list, in order. */
export const donationTabs = {
  all: {
    label: 'All Donations',
    includes: () => true,
    emptyText: 'No donation is recorded yet.',
  },
  website: {
    label: 'Website',
    includes: ({ source }) => source === 'website',
    emptyText: 'No donation has come through the website yet.',
  },
  manual: {
    label: 'Manually Recorded',
    includes: ({ source }) => source === 'manual',
    emptyText: 'No donation is recorded by hand yet.',
  },
  pendingOrFailed: {
    label: 'Pending/Failed',
    includes: ({ status }) => status !== 'completed',
    emptyText: 'No donation is pending or failed.',
  },
} satisfies Record<string, DonationTab>

export type DonationTabKey = keyof typeof donationTabs

export const donationTabKeys = Object.keys(donationTabs) as DonationTabKey[]

/** The number of donations in each tab, regardless of the search. */
export const selectTabCounts = createSelector([selectDonations], (donations) =>
  donationTabKeys.map((key) => ({
    key,
    count: donations.reduce((sum, it) => sum + Number(donationTabs[key].includes(it)), 0),
  })),
)
