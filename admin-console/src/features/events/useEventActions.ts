import { type Event, type EventDetails, eventName } from 'shared/entities/event'
import { type KeptList, useListActions } from '../../app/useListActions'
import { eventAdded, eventRemoved, eventRestored, eventUpdated, selectEvents } from './eventsSlice'

const eventList: KeptList<Event, EventDetails> = {
  noun: 'Event',
  nameOf: eventName,
  select: selectEvents,
  added: eventAdded,
  updated: eventUpdated,
  removed: eventRemoved,
  restored: eventRestored,
}

export const useEventActions = () => useListActions(eventList)
