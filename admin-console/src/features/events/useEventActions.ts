import { type CharityEvent, type EventDetails, eventName } from 'shared/entities/event'
import { useEntityActions } from '../../lists/useEntityActions'
import { eventsSlice, selectEvents } from './eventsSlice'

const eventList = {
  noun: 'Event',
  nameOf: eventName,
  select: selectEvents,
  ...eventsSlice.actions,
}

export const useEventActions = () => useEntityActions<CharityEvent, EventDetails>(eventList)
