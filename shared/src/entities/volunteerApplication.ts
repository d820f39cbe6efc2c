import * as z from 'shared/schema'
import { emailAddress, optionalText, requiredText } from './formFields'

/** What a visitor fills in to help at one event. */
export const eventVolunteerFormSchema = z.object({
  name: requiredText(),
  email: emailAddress,
  phone: optionalText,
  experience: optionalText,
  availability: requiredText(),
})
export type EventVolunteerFormValues = z.infer<typeof eventVolunteerFormSchema>

export interface EventVolunteerApplication extends EventVolunteerFormValues {
  eventId: number
  eventTitle: string
}

/** What a visitor fills in to help in general. */
export const volunteerFormSchema = z.object({
  name: requiredText(),
  email: emailAddress,
  phone: optionalText,
  interests: optionalText,
})
export type VolunteerApplication = z.infer<typeof volunteerFormSchema>
