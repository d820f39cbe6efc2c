import * as z from 'shared/schema'
import { emailAddress, optionalPhone, optionalText, personName } from './formFields'

/** What a visitor fills in to register for an event. */
export const registrationFormSchema = z.object({
  name: personName,
  email: emailAddress,
  phone: optionalPhone(),
  additionalNotes: optionalText(),
})
