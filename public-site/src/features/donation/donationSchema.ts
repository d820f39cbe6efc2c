/** A gift through the site's donation widget. It is not stored. */

import { emailAddress, requiredText } from 'shared/entities/formFields'
import * as z from 'shared/schema'

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

const donationFormFields = z.object({
  name: requiredText(),
  email: emailAddress,
  /** One of the preset amounts; empty where a custom amount was typed. */
  preset: z.string(),
  customAmount: z.string(),
  frequency: z.enum(donationFrequencies),
})
/** What a donor fills in before paying. */
export type DonationFormValues = z.infer<typeof donationFormFields>

/** What the donor gives, in US dollars: 0 where that is no amount, such as "" or ".". */
export const chosenAmountUsd = ({
  preset,
  customAmount,
}: Pick<DonationFormValues, 'preset' | 'customAmount'>) => Number(preset || customAmount) || 0

export const donationFormSchema = donationFormFields.check(
  z.refine((form) => chosenAmountUsd(form) > 0, {
    path: ['customAmount'],
    error: 'Choose an amount, or type one above 0',
  }),
)
