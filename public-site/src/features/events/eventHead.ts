import { type Event, eventName } from 'shared/entities/event'
import type { PageHeadContent } from '../../components/PageHead'
import { eventJsonLd } from './eventJsonLd'

/** What an event's page says of itself. */
export const eventHead = (event: Event): PageHeadContent => ({
  title: eventName(event),
  description: `${event.date}, ${event.time}. ${event.location}. Free for everyone.`,
  picture: event.image,
  jsonLd: (site) => eventJsonLd(event, site),
})
