import * as z from 'shared/schema'
import { emailAddress, optionalText, requiredText } from './formFields'
import { visitorLimits } from './limits'

/** `host`: the foundation holds a fair at the requester's place. `plan`: both plan one together. */
export const healthFairRequestTypes = ['host', 'plan'] as const
export type HealthFairRequestType = (typeof healthFairRequestTypes)[number]

export const healthFairRequestFormSchema = z.object({
  name: requiredText(visitorLimits.personName),
  email: emailAddress,
  phone: requiredText(visitorLimits.phone),
  organization: requiredText(),
  location: requiredText(),
  /** YYYY-MM-DD. */
  preferredDate: requiredText(),
  /** How many people are expected, as typed. */
  attendees: requiredText(),
  details: optionalText(),
})
export type HealthFairRequestFormValues = z.infer<typeof healthFairRequestFormSchema>

export interface HealthFairRequest extends HealthFairRequestFormValues {
  type: HealthFairRequestType
}
