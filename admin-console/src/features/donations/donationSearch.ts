import type { DonationRecord } from 'shared/entities/donationRecord'
import { campaignName } from './donationLabels'

/** What is searched in a donation: lower-cased once a record, not once a keystroke. */
const searchTexts = new WeakMap<DonationRecord, string>()

function searchText(donation: DonationRecord): string {
  let text = searchTexts.get(donation)
  if (text === undefined) {
    text = [donation.donorName, donation.email, campaignName(donation)].join('\n').toLowerCase()
    searchTexts.set(donation, text)
  }
  return text
}

/** The donations whose donor's name, email or campaign contains the search, in any case. */
export function filterDonations(
  donations: readonly DonationRecord[],
  search: string,
): readonly DonationRecord[] {
  const wanted = search.trim().toLowerCase()
  return wanted ? donations.filter((it) => searchText(it).includes(wanted)) : donations
}
