import type { Event } from 'shared/entities/event'

/** What an event is called in lists and notices: its title may be empty. */
export const eventTitle = ({ title }: Pick<Event, 'title'>) => title.trim() || 'Untitled event'
