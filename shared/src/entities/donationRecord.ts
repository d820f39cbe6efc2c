import * as z from 'shared/schema'

export const donationMethods = ['credit_card', 'bank_transfer', 'cash', 'other'] as const
export type DonationMethod = (typeof donationMethods)[number]

export const donationStatuses = ['completed', 'pending', 'failed'] as const
export type DonationStatus = (typeof donationStatuses)[number]

/** A gift as the administrator keeps it. */
export const donationRecordSchema = z.looseObject({
  id: z.number(),
  donorName: z.string(),
  email: z.string(),
  /** US dollars. */
  amount: z.number(),
  /** YYYY-MM-DD. */
  date: z.string(),
  method: z.enum(donationMethods),
  campaign: z.optional(z.string()),
  notes: z.optional(z.string()),
  status: z.enum(donationStatuses),
  source: z.enum(['website', 'manual']),
})
export type DonationRecord = z.infer<typeof donationRecordSchema>
