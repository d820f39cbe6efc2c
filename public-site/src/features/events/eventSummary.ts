import { type CharityEvent, eventDateTime } from 'shared/entities/event'

/** An event in a few words, for search engines and social cards: when, where, and that it is free. */
export const eventSummary = (event: Pick<CharityEvent, 'date' | 'time' | 'location'>) =>
  [eventDateTime(event), event.location.trim(), 'Free for everyone.'].filter(Boolean).join('. ')
