/** A gift through the site's donation widget. It is not stored. */

import { emailAddress, requiredText } from 'shared/entities/formFields'
import * as z from 'shared/schema'
import { donationFrequencies } from './gift'

const donationFormFields = z.object({
  name: requiredText(),
  email: emailAddress,
  /**
   * One of the preset amounts; empty where a custom amount was typed, and null once the keyboard
   * has passed the presets: the form library reads them again, and none is chosen.
   */
  preset: z.nullable(z.string()),
  customAmount: z.string(),
  frequency: z.enum(donationFrequencies),
})
export type DonationFormValues = z.infer<typeof donationFormFields>

/** What the donor gives, in US dollars: 0 where that is no amount, such as "" or ".". */
export const chosenAmountUsd = (form: Pick<DonationFormValues, 'preset' | 'customAmount'>) =>
  Number(form.preset || form.customAmount) || 0

export const donationFormSchema = donationFormFields.check(
  z.refine((form) => chosenAmountUsd(form) > 0, {
    path: ['customAmount'],
    error: 'Choose an amount, or enter one above 0',
  }),
)
