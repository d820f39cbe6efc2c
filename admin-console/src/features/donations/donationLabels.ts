/** A donation in words, the same in the table, the search, the toasts and the export. */
import type { DonationMethod, DonationRecord, DonationStatus } from 'shared/entities/donationRecord'
import { upperFirst } from '../../format/upperFirst'

export const campaignName = ({ campaign }: Pick<DonationRecord, 'campaign'>) =>
  campaign?.trim() || 'General'

/** "Credit card" for "credit_card". */
export const methodLabel = (method: DonationMethod) => upperFirst(method.replaceAll('_', ' '))

export const statusLabel = (status: DonationStatus) => upperFirst(status)
