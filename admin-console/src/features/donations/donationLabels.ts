/** A gift in words, the same in the table, the search, the notices and the export. */
import type { DonationMethod, DonationRecord, DonationStatus } from 'shared/entities/donationRecord'

export const donorName = ({ donorName }: Pick<DonationRecord, 'donorName'>) =>
  donorName.trim() || 'Unnamed donor'

export const campaignName = ({ campaign }: Pick<DonationRecord, 'campaign'>) =>
  campaign?.trim() || 'General'

/** "Credit card": the underscore is shown as a space. */
export const methodLabel = (method: DonationMethod) => capitalised(method.replaceAll('_', ' '))

export const statusLabel = (status: DonationStatus) => capitalised(status)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Oct 28, 2025"; a date that is none as it is. */
export function dayLabel(date: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(instant) ? date : day.format(instant)
}
