import * as z from 'shared/schema'
import { emailAddress, optionalPhone, optionalText, orNothing, personName } from './formFields'
import { largestParty, visitorLimits } from './limits'

/** What a visitor fills in to register for an event. */
export const registrationFormSchema = z.object({
  name: personName,
  email: emailAddress,
  phone: optionalPhone(),
  additionalNotes: optionalText(),
  // Absent for one person: then a form is sent as it was before there were parties.
  /** How many people are coming. */
  partySize: z.optional(
    orNothing(
      z
        .string()
        .check(
          z.trim(),
          z.regex(new RegExp(`^[1-${largestParty}]?$`), 'Choose how many people are coming'),
        ),
    ),
  ),
  /** Of the other people, one per line. */
  partyNames: z.optional(optionalText(visitorLimits.partyNames)),
})
