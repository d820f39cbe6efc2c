import * as z from 'shared/schema'
import { type DonationRecord, donationRecordSchema } from '../entities/donationRecord'
import { defineCollection } from '../persistence/defineCollection'

const seedDonations: DonationRecord[] = [
  {
    id: 1,
    donorName: 'Marcia Campbell',
    email: 'marcia.campbell@example.com',
    amount: 250,
    date: '2025-10-28',
    method: 'credit_card',
    campaign: 'Health Fairs',
    status: 'completed',
    source: 'website',
  },
  {
    id: 2,
    donorName: 'Devon Wright',
    email: 'devon.wright@example.com',
    amount: 100,
    date: '2025-10-21',
    method: 'credit_card',
    status: 'completed',
    source: 'website',
  },
  {
    id: 3,
    donorName: 'Grace Tabernacle Ladies’ Guild',
    email: 'guild@example.com',
    amount: 480.5,
    date: '2025-09-30',
    method: 'cash',
    campaign: 'Back to School',
    notes: 'Collected at the August service.',
    status: 'completed',
    source: 'manual',
  },
  {
    id: 4,
    donorName: 'Andre Brown',
    email: 'andre.brown@example.com',
    amount: 50,
    date: '2025-09-14',
    method: 'credit_card',
    campaign: 'Back to School',
    status: 'pending',
    source: 'website',
  },
  {
    id: 5,
    donorName: 'Hillview Hardware',
    email: 'accounts@hillview.example',
    amount: 1000,
    date: '2025-08-25',
    method: 'bank_transfer',
    campaign: 'Health Fairs',
    status: 'completed',
    source: 'manual',
  },
  {
    id: 6,
    donorName: 'Marcia Campbell',
    email: 'marcia.campbell@example.com',
    amount: 25,
    date: '2025-08-02',
    method: 'credit_card',
    status: 'failed',
    source: 'website',
  },
]

export const donations = defineCollection({
  key: 'donations',
  schema: z.array(donationRecordSchema),
  seed: seedDonations,
})
