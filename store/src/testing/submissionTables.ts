/** Each kind of submission: its table, the function that takes it, and its form. */
import { donationOfferSchema } from 'shared/entities/donationOffer'
import { emailAddress } from 'shared/entities/formFields'
import {
  healthFairRequestFormSchema,
  healthFairRequestTypes,
} from 'shared/entities/healthFairRequest'
import { registrationFormSchema } from 'shared/entities/registration'
import { eventVolunteerFormSchema, volunteerFormSchema } from 'shared/entities/volunteerApplication'
import * as z from 'shared/schema'

export interface SubmissionTable {
  kind: string
  table: string
  rpc: string
  ofEvent?: boolean
  schema: z.ZodMiniType
}

export const submissionTables: SubmissionTable[] = [
  {
    kind: 'registration',
    table: 'registrations',
    rpc: 'submit_registration',
    ofEvent: true,
    schema: registrationFormSchema,
  },
  {
    kind: 'volunteer',
    table: 'volunteer_applications',
    rpc: 'submit_volunteer_application',
    schema: volunteerFormSchema,
  },
  {
    kind: 'eventVolunteer',
    table: 'volunteer_applications',
    rpc: 'submit_volunteer_application',
    ofEvent: true,
    schema: eventVolunteerFormSchema,
  },
  {
    kind: 'offer',
    table: 'donation_offers',
    rpc: 'submit_donation_offer',
    schema: donationOfferSchema,
  },
  {
    kind: 'fairRequest',
    table: 'health_fair_requests',
    rpc: 'submit_health_fair_request',
    schema: z.object({
      ...healthFairRequestFormSchema.shape,
      type: z.enum(healthFairRequestTypes),
    }),
  },
  {
    kind: 'newsletter',
    table: 'newsletter_subscriptions',
    rpc: 'subscribe_to_newsletter',
    schema: z.object({ email: emailAddress }),
  },
]
