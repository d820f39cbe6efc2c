/** The form of every kind of submission, for tests of all of them. Pages import the one that they show. */

import { donationOfferSchema } from 'shared/entities/donationOffer'
import { emailAddress } from 'shared/entities/formFields'
import {
  healthFairRequestFormSchema,
  healthFairRequestTypes,
} from 'shared/entities/healthFairRequest'
import { registrationFormSchema } from 'shared/entities/registration'
import { eventVolunteerFormSchema, volunteerFormSchema } from 'shared/entities/volunteerApplication'
import * as z from 'shared/schema'
import type { SubmissionKind } from 'shared/submissions/submissionKinds'

/** By kind, as the form is sent: a kind without its form does not type-check. */
export const submissionForms: Record<SubmissionKind, z.ZodMiniType<object>> = {
  registration: registrationFormSchema,
  volunteer: volunteerFormSchema,
  eventVolunteer: eventVolunteerFormSchema,
  offer: donationOfferSchema,
  fairRequest: z.object({
    ...healthFairRequestFormSchema.shape,
    type: z.enum(healthFairRequestTypes),
  }),
  newsletter: z.object({ email: emailAddress }),
}
