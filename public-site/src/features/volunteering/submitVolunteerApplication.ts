import type { VolunteerApplication } from 'shared/entities/volunteerApplication'
import { sendToStore } from '../../submissions/sendToStore'
import type { SubmissionMetadata } from '../../submissions/submissionMetadata'

/** Offers help in general. Without a store it is logged. */
export async function submitVolunteerApplication(
  application: VolunteerApplication,
  metadata: SubmissionMetadata,
) {
  const args = { event_id: null, form: application }
  const answer = await sendToStore('submit_volunteer_application', args, metadata)
  if (!answer) console.info('[site] Volunteer application', application)
  return application
}
