import { createSelector } from '@reduxjs/toolkit'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { selectDonations } from './donationsSlice'

interface DonationTab {
  label: string
  holds: (donation: DonationRecord) => boolean
  /** Shown where the tab holds nothing. */
  emptyText: string
}

/** The parts of the list, in their order. */
export const donationTabs = {
  all: {
    label: 'All Donations',
    holds: () => true,
    emptyText: 'No donation is recorded yet.',
  },
  website: {
    label: 'Website',
    holds: ({ source }) => source === 'website',
    emptyText: 'No donation has come through the website yet.',
  },
  manual: {
    label: 'Manually Recorded',
    holds: ({ source }) => source === 'manual',
    emptyText: 'No donation is recorded by hand yet.',
  },
  unsettled: {
    label: 'Pending/Failed',
    holds: ({ status }) => status !== 'completed',
    emptyText: 'No donation is pending or failed.',
  },
} satisfies Record<string, DonationTab>

export type DonationTabKey = keyof typeof donationTabs

const donationTabKeys = Object.keys(donationTabs) as DonationTabKey[]

/** How many donations each tab holds, whatever is searched for. */
export const selectTabCounts = createSelector([selectDonations], (donations) =>
  donationTabKeys.map((key) => ({
    key,
    count: donations.reduce((sum, it) => sum + Number(donationTabs[key].holds(it)), 0),
  })),
)
