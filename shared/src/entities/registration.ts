import * as z from 'shared/schema'
import { emailAddress, optionalPhone, optionalText, orNothing, personName } from './formFields'
import { largestParty, visitorLimits } from './limits'

const fields = z.object({
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

/** Of a party that has become smaller, those who do not come are not sent. */
const namesOnlyWhoComes = z.refine<z.infer<typeof fields>>(
  ({ partySize = '1', partyNames = '' }) =>
    partySize === '1' || partyNames.split(/\n+/).length < Number(partySize),
  { path: ['partyNames'], error: 'Name only those who are coming' },
)

/** What a visitor fills in to register for an event. */
export const registrationFormSchema = fields.check(namesOnlyWhoComes)
