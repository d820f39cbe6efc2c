import type { CharityEvent } from 'shared/entities/event'
import type {
  EventVolunteerApplication,
  EventVolunteerFormValues,
} from 'shared/entities/volunteerApplication'
import type { SubmissionAttempt } from '../../submissions/attempt'
import { sendToStore } from '../../submissions/sendToStore'

/** Offers help at this event. Without a store it is logged. */
export async function volunteerForEvent(
  event: CharityEvent,
  form: EventVolunteerFormValues,
  attempt: SubmissionAttempt,
) {
  const application: EventVolunteerApplication = {
    ...form,
    eventId: event.id,
    eventTitle: event.title,
  }
  const args = { event_id: event.id, form }
  const answer = await sendToStore('submit_volunteer_application', args, attempt)
  if (!answer) console.info('[site] Event volunteer application', application)
  return application
}
