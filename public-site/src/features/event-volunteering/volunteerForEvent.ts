import type { CharityEvent } from 'shared/entities/event'
import type {
  EventVolunteerApplication,
  EventVolunteerFormValues,
} from 'shared/entities/volunteerApplication'

/** Offers help at this event. There is no server yet: it is logged. */
export async function volunteerForEvent(event: CharityEvent, form: EventVolunteerFormValues) {
  const application: EventVolunteerApplication = {
    ...form,
    eventId: event.id,
    eventTitle: event.title,
  }
  console.info('[site] Event volunteer application', application)
  return application
}
