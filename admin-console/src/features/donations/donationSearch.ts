import type { DonationRecord } from 'shared/entities/donationRecord'
import { campaignName } from './donationLabels'

/** The searchable text of each donation, lower-cased once instead of on every keystroke. */
const searchTexts = new WeakMap<DonationRecord, string>()

function searchText(donation: DonationRecord): string {
  let text = searchTexts.get(donation)
  if (text === undefined) {
    text = [donation.donorName, donation.email, campaignName(donation)].join('\n').toLowerCase()
    searchTexts.set(donation, text)
  }
  return text
}

/** The donations whose donor name, email or campaign contains the search, ignoring case. */
export function filterDonations(
  donations: readonly DonationRecord[],
  search: string,
): readonly DonationRecord[] {
  const wanted = search.trim().toLowerCase()
  return wanted ? donations.filter((it) => searchText(it).includes(wanted)) : donations
}
