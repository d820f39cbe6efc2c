import * as z from 'shared/schema'
import { emailAddress, optionalText, personName } from './formFields'
import { visitorLimits } from './limits'

/** What a visitor fills in to register for an event. */
export const registrationFormSchema = z.object({
  name: personName,
  email: emailAddress,
  phone: optionalText(visitorLimits.phone),
  additionalNotes: optionalText(),
})

export type EventRegistration = z.infer<typeof registrationFormSchema> & {
  eventId: number
  /** ISO 8601, UTC. */
  createdAt: string
}
