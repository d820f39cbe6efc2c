import { type CharityEvent, eventName } from 'shared/entities/event'
import { safeUrl } from 'shared/format/safeUrl'
import type { PageHeadContent } from '../../components/PageHead'
import { eventSummary } from './eventSummary'

/** The metadata of an event's page. */
export const eventHead = (event: CharityEvent): PageHeadContent => ({
  title: eventName(event),
  description: eventSummary(event),
  picture: safeUrl(event.image),
})
