import type { VolunteerApplication } from 'shared/entities/volunteerApplication'
import type { SubmissionAttempt } from '../../submissions/attempt'
import { sendToStore } from '../../submissions/sendToStore'

/** Offers help in general. Without a store it is logged. */
export async function submitVolunteerApplication(
  application: VolunteerApplication,
  attempt: SubmissionAttempt,
) {
  const args = { event_id: null, form: application }
  const answer = await sendToStore('submit_volunteer_application', args, attempt)
  if (!answer) console.info('[site] Volunteer application', application)
  return application
}
