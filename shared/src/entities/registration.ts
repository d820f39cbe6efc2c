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
export type RegistrationFormValues = z.infer<typeof registrationFormSchema>

export interface EventRegistration extends RegistrationFormValues {
  eventId: number
  /** ISO 8601, UTC. */
  createdAt: string
}

/** What this device remembers of a registration made on it: neither name nor email address. */
export const deviceRegistrationSchema = z.looseObject({
  eventId: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** What the store knows it by, and what it can be canceled with; neither without a store. */
  id: z.optional(z.string()),
  token: z.optional(z.string()),
})
export type DeviceRegistration = z.infer<typeof deviceRegistrationSchema>
