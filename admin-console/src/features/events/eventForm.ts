/** Between an event and the texts in its form. Nothing is validated: any text gives an event. */
import { type EventDetails, newEventDefaults } from 'shared/entities/event'
import { parseWholeNumber } from '../../components/parseWholeNumber'

export type EventFormValues = Omit<EventDetails, 'attendees' | 'slots'> & {
  attendees: string
  slots: string
}

export function eventFormValues(event: EventDetails = newEventDefaults): EventFormValues {
  const { title, date, time, location, category, image, attendees, slots } = event
  return {
    title,
    date,
    time,
    location,
    category,
    image,
    attendees: String(attendees),
    slots: String(slots),
  }
}

export function eventDetails(values: EventFormValues): EventDetails {
  return {
    ...values,
    attendees: parseWholeNumber(values.attendees),
    slots: parseWholeNumber(values.slots),
  }
}
