import { type CharityEvent, type EventDetails, eventName } from 'shared/entities/event'
import { type EntityActions, useEntityActions } from '../../lists/useEntityActions'
import { eventAdded, eventRemoved, eventRestored, eventUpdated, selectEvents } from './eventsSlice'

const eventList: EntityActions<CharityEvent, EventDetails> = {
  noun: 'Event',
  nameOf: eventName,
  select: selectEvents,
  added: eventAdded,
  updated: eventUpdated,
  removed: eventRemoved,
  restored: eventRestored,
}

export const useEventActions = () => useEntityActions(eventList)
