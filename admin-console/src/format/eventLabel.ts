import { type CharityEvent, eventName, notScheduled } from 'shared/entities/event'

/** An event in a list to choose from: the date comes first, as events of one name differ in it and a long name is cut. */
export const eventLabel = (event: CharityEvent) =>
  [event.date, eventName(event), notScheduled(event)].filter(Boolean).join(', ')
