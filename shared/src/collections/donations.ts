import * as z from 'shared/schema'
import { donationRecordSchema } from '../entities/donationRecord'
import { defineCollection } from '../persistence/defineCollection'

const donation = { method: 'credit_card', status: 'completed', source: 'website' } as const

export const donations = defineCollection({
  key: 'donations',
  schema: z.array(donationRecordSchema),
  seed: [
    {
      id: 1,
      donorName: 'Marcia Campbell',
      email: 'marcia.campbell@example.com',
      amount: 250,
      date: '2025-10-28',
      ...donation,
      campaign: 'Health Fairs',
    },
    {
      id: 2,
      donorName: 'Devon Wright',
      email: 'devon.wright@example.com',
      amount: 100,
      date: '2025-10-21',
      ...donation,
    },
    {
      id: 3,
      donorName: 'Grace Tabernacle Ladies’ Guild',
      email: 'guild@example.com',
      amount: 480.5,
      date: '2025-09-30',
      ...donation,
      method: 'cash',
      campaign: 'Back to School',
      notes: 'Collected at the August service.',
      source: 'manual',
    },
    {
      id: 4,
      donorName: 'Andre Brown',
      email: 'andre.brown@example.com',
      amount: 50,
      date: '2025-09-14',
      ...donation,
      campaign: 'Back to School',
      status: 'pending',
    },
    {
      id: 5,
      donorName: 'Hillview Hardware',
      email: 'accounts@hillview.example',
      amount: 1000,
      date: '2025-08-25',
      ...donation,
      method: 'bank_transfer',
      campaign: 'Health Fairs',
      source: 'manual',
    },
    {
      id: 6,
      donorName: 'Marcia Campbell',
      email: 'marcia.campbell@example.com',
      amount: 25,
      date: '2025-08-02',
      ...donation,
      status: 'failed',
    },
  ],
})
