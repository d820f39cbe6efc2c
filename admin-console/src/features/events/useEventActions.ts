import type { Event, EventDetails } from 'shared/entities/event'
import { type KeptList, useListActions } from '../../app/useListActions'
import { eventAdded, eventRemoved, eventRestored, eventUpdated, selectEvents } from './eventsSlice'
import { eventTitle } from './eventTitle'

const eventList: KeptList<Event, EventDetails> = {
  noun: 'Event',
  nameOf: eventTitle,
  select: selectEvents,
  added: eventAdded,
  updated: eventUpdated,
  removed: eventRemoved,
  restored: eventRestored,
}

export const useEventActions = () => useListActions(eventList)
