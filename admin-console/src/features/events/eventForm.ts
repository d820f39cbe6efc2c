/** Converts an event to form values and back. Nothing is validated: any text can be saved. */
import {
  type EventDetails,
  type EventStatus,
  eventCategories,
  eventStatuses,
} from 'shared/entities/event'
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
  status: z.enum(eventStatuses),
  statusNote: z.string(),
  description: z.string(),
  /** One on each line. */
  services: z.string(),
})
export type EventFormValues = z.infer<typeof eventFormSchema>

export const eventDraftSchema = z.partial(eventFormSchema)

/** Without the fields that the form does not have. */
export const eventFormValues = (event: EventDetails): EventFormValues =>
  eventFormSchema.parse({
    ...event,
    attendees: String(event.attendees),
    slots: String(event.slots),
    status: event.status ?? 'scheduled',
    statusNote: event.statusNote ?? '',
    description: event.description ?? '',
    services: event.services?.join('\n') ?? '',
  })

/** Empty and usual values are left out, as they are in events from before these fields existed. */
export function eventDetails(values: EventFormValues): EventDetails {
  const { status } = values
  const services = values.services.split('\n').flatMap((line) => line.trim() || [])
  return {
    ...values,
    image: eventPicture(values),
    attendees: parseWholeNumber(values.attendees),
    slots: parseWholeNumber(values.slots),
    status: status === 'scheduled' ? undefined : status,
    statusNote: (hasNote(status) && values.statusNote.trim()) || undefined,
    description: values.description.trim() || undefined,
    services: services.length > 0 ? services : undefined,
  }
}

/** Whether visitors are told why. */
export const hasNote = (status: EventStatus) => status === 'postponed' || status === 'canceled'
