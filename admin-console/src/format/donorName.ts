import type { DonationRecord } from 'shared/entities/donationRecord'

export const donorName = ({ donorName }: Pick<DonationRecord, 'donorName'>) =>
  donorName.trim() || 'Unnamed donor'
