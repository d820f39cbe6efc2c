import * as z from 'shared/schema'
import { emailAddress, optionalPhone, optionalText, requiredText } from './formFields'
import { visitorLimits } from './limits'

/** A visitor's offer of goods or services. */
export const donationOfferSchema = z.object({
  name: requiredText(visitorLimits.personName),
  email: emailAddress,
  phone: optionalPhone(),
  donationType: requiredText(),
  donationDetails: optionalText(),
})
export type DonationOffer = z.infer<typeof donationOfferSchema>
