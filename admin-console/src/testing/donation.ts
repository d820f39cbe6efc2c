import type { DonationRecord } from 'shared/entities/donationRecord'

/** A donation with default values for all fields that a test does not name. */
export const donation = (id: number, fields: Partial<DonationRecord> = {}): DonationRecord => ({
  id,
  donorName: `Donor ${id}`,
  email: `donor${id}@example.com`,
  amount: 10,
  date: '2025-09-01',
  method: 'cash',
  status: 'completed',
  source: 'manual',
  ...fields,
})
