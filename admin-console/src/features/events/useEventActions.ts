import { type CharityEvent, type EventDetails, eventName } from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { useEntityActions } from '../../lists/useEntityActions'
import { eventsSlice, selectEvents } from './eventsSlice'

const eventList = {
  noun: 'Event',
  nameOf: eventName,
  placeOf: (event: EventDetails) => {
    if (isUpcoming(event, new Date())) return 'under Upcoming'
    return parseEventDay(event.date) ? 'under Past' : 'under Past: its date cannot be read'
  },
  select: selectEvents,
  ...eventsSlice.actions,
}

export const useEventActions = () => useEntityActions<CharityEvent, EventDetails>(eventList)
