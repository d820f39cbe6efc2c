/** A gift through the site's donation widget, and the card that pays for it. Neither is stored. */
import * as z from 'zod/mini'
import { emailAddress, requiredText } from './formFields'

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

/** The card number is checked without the spaces it is shown with. */
export const cardFormSchema = z.object({
  cardNumber: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll(' ', '')),
    ),
    z
      .string()
      .check(
        z.minLength(13, 'Card number must be at least 13 digits'),
        z.maxLength(19, 'Card number must be at most 19 digits'),
        z.regex(/^\d*$/, 'Card number must contain only digits'),
      ),
  ),
  cardName: z.string().check(z.trim(), z.minLength(2, "Please enter the cardholder's name")),
  expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Expiry must be in MM/YY format')),
  cvv: z
    .string()
    .check(
      z.minLength(3, 'CVV must be at least 3 digits'),
      z.maxLength(4, 'CVV must be at most 4 digits'),
      z.regex(/^\d*$/, 'CVV must contain only digits'),
    ),
})
export type CardFormValues = z.infer<typeof cardFormSchema>
