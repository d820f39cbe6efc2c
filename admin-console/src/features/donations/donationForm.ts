/** Converts a donation to form values and back. Nothing is validated: any text can be saved. */
import type { DonationDetails } from './donationsSlice'

export type DonationFormValues = Omit<DonationDetails, 'amount' | 'campaign' | 'notes'> & {
  amount: string
  campaign: string
  notes: string
}

/** The initial values of the form. `today` is YYYY-MM-DD. */
export const newDonationValues = (today: string): DonationFormValues => ({
  donorName: '',
  email: '',
  amount: '0',
  date: today,
  method: 'cash',
  campaign: '',
  notes: '',
})

/** Without the fields that the form does not have. */
export const donationFormValues = (donation: DonationDetails): DonationFormValues => ({
  donorName: donation.donorName,
  email: donation.email,
  amount: Number.isInteger(donation.amount) ? `${donation.amount}` : donation.amount.toFixed(2),
  date: donation.date,
  method: donation.method,
  campaign: donation.campaign ?? '',
  notes: donation.notes ?? '',
})

/** Leaves out an empty campaign and empty notes. */
export const donationDetails = (values: DonationFormValues): DonationDetails => ({
  ...values,
  amount: readAmount(values.amount),
  campaign: values.campaign.trim() ? values.campaign : undefined,
  notes: values.notes.trim() ? values.notes : undefined,
})

/** Parses an amount, to cents as it is shown; 0 if it is negative or not numeric. */
export function readAmount(text: string): number {
  const amount = Number(Number(text).toFixed(2))
  // Too many digits give Infinity, which JSON cannot store.
  return Number.isFinite(amount) ? Math.max(0, amount) : 0
}
