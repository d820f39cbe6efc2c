import type { CharityEvent } from 'shared/entities/event'
import type {
  EventVolunteerApplication,
  EventVolunteerFormValues,
} from 'shared/entities/volunteerApplication'
import { sendToStore } from '../../submissions/sendToStore'
import type { SubmissionMetadata } from '../../submissions/submissionMetadata'

/** Offers help at this event. Without a store it is logged. */
export async function volunteerForEvent(
  event: CharityEvent,
  form: EventVolunteerFormValues,
  metadata: SubmissionMetadata,
) {
  const application: EventVolunteerApplication = {
    ...form,
    eventId: event.id,
    eventTitle: event.title,
  }
  const args = { event_id: event.id, form }
  const answer = await sendToStore('submit_volunteer_application', args, metadata)
  if (!answer) console.info('[site] Event volunteer application', application)
  return application
}
