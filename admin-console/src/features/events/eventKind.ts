import { lazy } from 'react'
import {
  type CharityEvent,
  type EventDetails,
  eventName,
  newEventDefaults,
} from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { audience } from '../../format/audience'
import { EventLinks } from './EventLinks'
import { type EventFormValues, eventDetails, eventDraftSchema, eventFormValues } from './eventForm'
import { isToday, placesTaken } from './eventStatus'
import { eventsSlice, selectEvents } from './eventsSlice'
import { affectsVisitors, mayOpenPlaces } from './visitorChanges'

const loadFields = () => import('./EventFields')
const loadPreview = () => import('./EventPreview')
export const loadQuestions = () => import('./eventQuestions')

/** What the list of events and its forms are made of. */
export const eventKind = {
  key: 'events' as const,
  path: '/admin/events',
  noun: 'Event',
  shortNoun: 'event',
  nameOf: eventName,
  placeOf: (event: EventDetails) => {
    if (event.status === 'draft') return 'under Drafts'
    if (isToday(event, new Date())) return 'under Today'
    if (isUpcoming(event, new Date())) return 'under Upcoming'
    if (parseEventDay(event.date)) return 'under Past'
    return event.date.trim() ? 'under Past: its date can’t be read' : 'under Past: it has no date'
  },
  // Whoever is registered should hear of it.
  deletedNote: (event: CharityEvent) =>
    event.attendees > 0 ? `, with ${placesTaken(event)} places taken` : '',
  select: selectEvents,
  ...eventsSlice.actions,
  newDetails: () => newEventDefaults,
  audienceOf: ({ status, date }: EventFormValues) => {
    if (status === 'draft' || parseEventDay(date)) return audience(status !== 'draft')
    return date.trim()
      ? 'Visitors see it under “No exact date yet”.'
      : 'No date: visitors see “To be announced.”'
  },
  copyOf: ({ sequence: _, served: __, ...event }: CharityEvent) => ({
    ...event,
    date: '',
    attendees: 0,
    status: 'draft' as const,
  }),
  canUndo: affectsVisitors,
  asks: mayOpenPlaces,
  formValues: eventFormValues,
  detailsOf: eventDetails,
  draftSchema: eventDraftSchema,
  Links: EventLinks,
  // A list is read more often than written.
  loadForm: () => Promise.all([loadFields(), loadPreview(), loadQuestions()]),
  Fields: lazy(async () => ({ default: (await loadFields()).EventFields })),
  Preview: lazy(async () => ({ default: (await loadPreview()).EventPreview })),
  Question: lazy(async () => ({ default: (await loadQuestions()).ChangeQuestion })),
}
