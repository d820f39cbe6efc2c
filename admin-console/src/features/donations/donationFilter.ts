/** Which donations the list shows: those of a tab, and of them what a search finds. */
import { containsWords } from 'shared/backend/search'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { campaignName } from './donationLabels'

interface DonationTab {
  label: string
  includes: (donation: DonationRecord) => boolean
  emptyText: string
}

export const donationTabs = {
  all: {
    label: 'All Donations',
    includes: () => true,
    emptyText: 'No donations yet.',
  },
  website: {
    label: 'Website',
    includes: ({ source }) => source === 'website',
    emptyText: 'No donations from the website.',
  },
  manual: {
    label: 'Manually Recorded',
    includes: ({ source }) => source === 'manual',
    emptyText: 'No donations recorded by hand yet.',
  },
  pendingOrFailed: {
    label: 'Pending/Failed',
    includes: ({ status }) => status !== 'completed',
    emptyText: 'No pending or failed donations.',
  },
} satisfies Record<string, DonationTab>

export type DonationTabKey = keyof typeof donationTabs

export const donationTabKeys = Object.keys(donationTabs) as DonationTabKey[]

/** The donations whose donor name, email or campaign contains the search, ignoring case. */
export function filterDonations(donations: readonly DonationRecord[], search: string) {
  if (search.trim() === '') return donations
  return donations.filter((donation) =>
    containsWords([donation.donorName, donation.email, campaignName(donation)], search),
  )
}

export const anyYear = ''

/** The years of the donations, the latest first. */
export const yearsOf = (donations: readonly DonationRecord[]) =>
  [...new Set(donations.map(yearOf))].filter(Boolean).sort().reverse()

export const donationsOfYear = (donations: readonly DonationRecord[], year: string) =>
  year === anyYear ? donations : donations.filter((donation) => yearOf(donation) === year)

/** Of a day like "2026-11-27"; a donation may have none. */
const yearOf = ({ date }: DonationRecord) => /^\d{4}/.exec(date)?.[0] ?? anyYear
