/** What a donor can choose, in US dollars; anything else is typed. */
export const presetAmountsUsd = [25, 50, 100, 250] as const

export const donationFrequencies = ['once', 'monthly', 'quarterly', 'yearly'] as const
type DonationFrequency = (typeof donationFrequencies)[number]

export const donationFrequencyLabels: Record<DonationFrequency, string> = {
  once: 'One Time',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
}

/** "one time", "monthly", "quarterly" or "yearly", within a sentence. */
export const frequencyLabel = (frequency: DonationFrequency) =>
  donationFrequencyLabels[frequency].toLowerCase()

export interface Gift {
  amountUsd: number
  frequency: DonationFrequency
}

export const defaultGift: Gift = { amountUsd: 100, frequency: 'monthly' }

/** The same as the form holds it. */
export const donationDefaults = {
  preset: String(defaultGift.amountUsd),
  frequency: defaultGift.frequency,
}

export interface Donation extends Gift {
  name: string
  email: string
}
