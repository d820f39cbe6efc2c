import { expect, test } from 'vitest'
import { donationsCsv } from './donationsCsv'

test('a line a donation, in words as the table shows them, below one of headings', () => {
  const text = donationsCsv([
    {
      id: 1,
      donorName: 'Andre Brown',
      email: '=cmd@example.com',
      amount: 1480.5,
      date: '2025-09-14',
      method: 'credit_card',
      status: 'pending',
      source: 'website',
      notes: 'Said "thanks", twice',
    },
  ])
  expect(text.split('\r\n')).toEqual([
    '\uFEFFDonor,Email,Amount (USD),Date,Campaign,Method,Status,Source,Notes',
    'Andre Brown,\'=cmd@example.com,1480.5,2025-09-14,General,Credit card,Pending,Website,"Said ""thanks"", twice"',
    '',
  ])
})
