import { type DonationFrequency, donationFrequencyLabels } from 'shared/entities/donation'

/** "one time", "monthly", "quarterly" or "yearly", within a sentence. */
export const frequencyWords = (frequency: DonationFrequency) =>
  donationFrequencyLabels[frequency].toLowerCase()

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** The gift in the donor's words, "Donate $100 monthly". */
export const giftWords = (amountUsd: number, frequency: DonationFrequency) =>
  amountUsd > 0
    ? `Donate ${dollars.format(amountUsd)} ${frequencyWords(frequency)}`
    : 'Choose an amount first'
