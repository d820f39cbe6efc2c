/** The form of every kind of submission: for what handles all of them. Pages import the one they show. */
import * as z from 'shared/schema'
import { donationOfferSchema } from '../entities/donationOffer'
import { emailAddress } from '../entities/formFields'
import { healthFairRequestFormSchema, healthFairRequestTypes } from '../entities/healthFairRequest'
import { registrationFormSchema } from '../entities/registration'
import { eventVolunteerFormSchema, volunteerFormSchema } from '../entities/volunteerApplication'
import type { SubmissionKind } from './submissionKinds'

/** By kind, as the form is sent: a kind without its form does not type-check. */
const forms = {
  registration: registrationFormSchema,
  volunteer: volunteerFormSchema,
  eventVolunteer: eventVolunteerFormSchema,
  offer: donationOfferSchema,
  fairRequest: z.object({
    ...healthFairRequestFormSchema.shape,
    type: z.enum(healthFairRequestTypes),
  }),
  newsletter: z.object({ email: emailAddress }),
} satisfies Record<SubmissionKind, z.ZodMiniType<object>>

/** What is sent of each kind. */
export type SubmissionForms = { [Kind in SubmissionKind]: z.infer<(typeof forms)[Kind]> }

export const submissionForms: Record<SubmissionKind, z.ZodMiniType<object>> = forms
