/** A donation in words, the same in the table, the search, the toasts and the export. */
import type { DonationMethod, DonationRecord, DonationStatus } from 'shared/entities/donationRecord'

export const campaignName = ({ campaign }: Pick<DonationRecord, 'campaign'>) =>
  campaign?.trim() || 'General'

/** "Credit card" for "credit_card". */
export const methodLabel = (method: DonationMethod) => capitalized(method.replaceAll('_', ' '))

export const statusLabel = (status: DonationStatus) => capitalized(status)

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
