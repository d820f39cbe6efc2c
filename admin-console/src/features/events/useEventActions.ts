import { type CharityEvent, type EventDetails, eventName } from 'shared/entities/event'
import { type EntityList, useEntityActions } from '../../lists/useEntityActions'
import { eventAdded, eventRemoved, eventRestored, eventUpdated, selectEvents } from './eventsSlice'

const eventList: EntityList<CharityEvent, EventDetails> = {
  noun: 'Event',
  nameOf: eventName,
  select: selectEvents,
  added: eventAdded,
  updated: eventUpdated,
  removed: eventRemoved,
  restored: eventRestored,
}

export const useEventActions = () => useEntityActions(eventList)
