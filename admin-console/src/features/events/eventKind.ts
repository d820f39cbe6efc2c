import { type EventDetails, eventName, newEventDefaults } from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { EventFields } from './EventFields'
import { eventDetails, eventDraftSchema, eventFormValues } from './eventForm'
import { eventsSlice, selectEvents } from './eventsSlice'

/** What the list of events and its forms are made of. */
export const eventKind = {
  key: 'events' as const,
  path: '/admin/events',
  noun: 'Event',
  shortNoun: 'event',
  nameOf: eventName,
  placeOf: (event: EventDetails) => {
    if (isUpcoming(event, new Date())) return 'under Upcoming'
    return parseEventDay(event.date) ? 'under Past' : 'under Past: its date cannot be read'
  },
  select: selectEvents,
  ...eventsSlice.actions,
  newDetails: () => newEventDefaults,
  formValues: eventFormValues,
  detailsOf: eventDetails,
  draftSchema: eventDraftSchema,
  Fields: EventFields,
}
