import * as z from 'shared/schema'
import { emailAddress, optionalPhone, optionalText, requiredText } from './formFields'
import { visitorLimits } from './limits'

/** What a visitor fills in to help at one event. */
export const eventVolunteerFormSchema = z.object({
  name: requiredText(visitorLimits.personName),
  email: emailAddress,
  phone: optionalPhone(),
  experience: optionalText(),
  availability: requiredText(),
})

/** What a visitor fills in to help in general. */
export const volunteerFormSchema = z.object({
  name: requiredText(visitorLimits.personName),
  email: emailAddress,
  phone: optionalPhone(),
  interests: optionalText(),
})
export type VolunteerApplication = z.infer<typeof volunteerFormSchema>
