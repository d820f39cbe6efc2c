import { type CharityEvent, eventName } from 'shared/entities/event'
import { safeUrl } from 'shared/format/safeUrl'
import type { PageHead } from 'shared/prerendering'
import { eventSummary } from './eventSummary'

/** The metadata of an event's page. */
export const eventHead = (event: CharityEvent): PageHead => ({
  title: eventName(event),
  description: eventSummary(event),
  picture: safeUrl(event.image),
})
