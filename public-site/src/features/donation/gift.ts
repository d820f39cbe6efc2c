/** What a donor can choose, in US dollars; anything else is typed. */
export const presetAmountsUsd = [25, 50, 100, 250] as const
export const defaultAmountUsd = 100

export const donationFrequencies = ['once', 'monthly', 'quarterly', 'yearly'] as const
export type DonationFrequency = (typeof donationFrequencies)[number]
export const defaultFrequency: DonationFrequency = 'monthly'

export const donationFrequencyLabels: Record<DonationFrequency, string> = {
  once: 'One Time',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
}

export interface Donation {
  name: string
  email: string
  amountUsd: number
  frequency: DonationFrequency
}
