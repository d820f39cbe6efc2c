import { type DonationFrequency, donationFrequencyLabels } from './donationSchema'
import { formatUsd } from 'shared/format/usd'

/** "one time", "monthly", "quarterly" or "yearly", within a sentence. */
export const frequencyLabel = (frequency: DonationFrequency) =>
  donationFrequencyLabels[frequency].toLowerCase()

/** The gift in the donor's words, "Donate $100 monthly". */
export const giftLabel = (amountUsd: number, frequency: DonationFrequency) =>
  amountUsd > 0
    ? `Donate ${formatUsd(amountUsd).replace(/\.00$/, '')} ${frequencyLabel(frequency)}`
    : 'Choose an amount first'
