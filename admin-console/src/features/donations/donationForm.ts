/** Between a gift and the texts in its form. Nothing is validated: any text gives a gift. */
import type { DonationDetails } from './donationsSlice'

type DonationFormValues = Omit<DonationDetails, 'amount' | 'campaign' | 'notes'> & {
  amount: string
  campaign: string
  notes: string
}

/** What the form starts from. `today` is YYYY-MM-DD. */
export const newDonationValues = (today: string): DonationFormValues => ({
  donorName: '',
  email: '',
  amount: '0',
  date: today,
  method: 'cash',
  campaign: '',
  notes: '',
})

/** What was typed; an empty campaign and empty notes are left out. */
export function donationDetails(values: DonationFormValues): DonationDetails {
  const { amount, campaign, notes, ...details } = values
  return {
    ...details,
    amount: readAmount(amount),
    ...(campaign.trim() && { campaign }),
    ...(notes.trim() && { notes }),
  }
}

/** 0 where the text is not numeric, and the least there is. */
function readAmount(text: string): number {
  const amount = Number(text)
  // More digits than a number has are Infinity, which JSON cannot store.
  return Number.isFinite(amount) ? Math.max(0, amount) : 0
}
