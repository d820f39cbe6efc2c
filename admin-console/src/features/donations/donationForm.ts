/** Converts a donation to form values and back. Nothing is validated: any text can be saved. */
import type { DonationDetails } from './donationsSlice'

type DonationFormValues = Omit<DonationDetails, 'amount' | 'campaign' | 'notes'> & {
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

/** Leaves out an empty campaign and empty notes. */
export function donationDetails(values: DonationFormValues): DonationDetails {
  const { amount, campaign, notes, ...details } = values
  return {
    ...details,
    amount: readAmount(amount),
    ...(campaign.trim() && { campaign }),
    ...(notes.trim() && { notes }),
  }
}

/** Parses an amount, to cents as it is shown; 0 if it is negative or not numeric. */
export function readAmount(text: string): number {
  const amount = Number(Number(text).toFixed(2))
  // Too many digits give Infinity, which JSON cannot store.
  return Number.isFinite(amount) ? Math.max(0, amount) : 0
}
