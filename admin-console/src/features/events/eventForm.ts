/** Converts an event to form values and back. Nothing is validated: any text can be saved. */
import { type EventDetails, eventCategories } from 'shared/entities/event'
import * as z from 'shared/schema'
import { parseWholeNumber } from '../../forms/parseWholeNumber'
import { eventPicture } from './eventPicture'

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

/** Without the fields that the form does not have. */
export const eventFormValues = (event: EventDetails): EventFormValues =>
  eventFormSchema.parse({
    ...event,
    attendees: String(event.attendees),
    slots: String(event.slots),
  })

export const eventDetails = (values: EventFormValues): EventDetails => ({
  ...values,
  image: eventPicture(values),
  attendees: parseWholeNumber(values.attendees),
  slots: parseWholeNumber(values.slots),
})
