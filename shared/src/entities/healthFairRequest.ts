import * as z from 'zod/mini'
import { emailAddress, optionalText, requiredText } from './formFields'

/** `host`: have the foundation hold a fair at one's place. `plan`: plan one together with it. */
export const healthFairRequestTypes = ['host', 'plan'] as const
export type HealthFairRequestType = (typeof healthFairRequestTypes)[number]

export const healthFairRequestFormSchema = z.object({
  name: requiredText(),
  email: emailAddress,
  phone: requiredText(),
  organization: requiredText(),
  location: requiredText(),
  /** YYYY-MM-DD. */
  preferredDate: requiredText(),
  /** How many people are expected, as typed. */
  attendees: requiredText(),
  details: optionalText,
})
export type HealthFairRequestFormValues = z.infer<typeof healthFairRequestFormSchema>

export interface HealthFairRequest extends HealthFairRequestFormValues {
  type: HealthFairRequestType
}

/** Services that the plan variant offers to tick. The ticks are shown and never submitted. */
export const healthFairServices = [
  'Blood pressure',
  'Glucose',
  'Cholesterol',
  'BMI',
  'Vision',
  'Dental',
] as const
