import * as z from 'shared/schema'
import { emailAddress, optionalText, requiredText } from './formFields'

/** A visitor's offer of goods or services. */
export const donationOfferSchema = z.object({
  name: requiredText(),
  email: emailAddress,
  phone: optionalText,
  donationType: requiredText(),
  donationDetails: optionalText,
})
export type DonationOffer = z.infer<typeof donationOfferSchema>
