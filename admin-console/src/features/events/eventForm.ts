/** Converts an event to form values and back. Nothing is validated: any text can be saved. */
import { type EventDetails, eventCategories, newEventDefaults } from 'shared/entities/event'
import * as z from 'shared/schema'
import { parseWholeNumber } from '../../forms/parseWholeNumber'

const eventFormSchema = z.object({
  title: z.string(),
  date: z.string(),
  time: z.string(),
  location: z.string(),
  category: z.enum(eventCategories),
  image: z.string(),
  attendees: z.string(),
  slots: z.string(),
})
export type EventFormValues = z.infer<typeof eventFormSchema>

export const eventDraftSchema = z.partial(eventFormSchema)

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
