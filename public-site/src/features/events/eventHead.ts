import type { Event } from 'shared/entities/event'
import type { PageHeadContent } from '../../components/PageHead'
import { eventJsonLd } from './eventJsonLd'

/** What an event's page says of itself. */
export const eventHead = (event: Event): PageHeadContent => ({
  title: event.title,
  description: `${event.date}, ${event.time}. ${event.location}. Free for everyone.`,
  picture: event.image,
  jsonLd: (site) => eventJsonLd(event, site),
})
