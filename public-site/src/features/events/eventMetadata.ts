/** What search engines and social cards get to know of an event. */
import {
  type CharityEvent,
  type EventStatus,
  eventDateTime,
  eventName,
  eventStatusLabels,
  isFull,
  notScheduled,
  spotsRemaining,
} from 'shared/entities/event'
import { eventTimes } from 'shared/format/eventTime'
import { jamaicaIso } from 'shared/format/jamaicaTime'
import { safeUrl } from 'shared/format/safeUrl'
import type { PageHead } from 'shared/prerendering'
import { absoluteUrl, type SiteIdentity } from '../../site/siteIdentity'
import { parseLocation } from './parseLocation'

export const eventHead = (event: CharityEvent): PageHead => ({
  title: eventName(event),
  description: eventSummary(event),
  picture: safeUrl(event.image),
})

/** When, where, and that it is free; first that it is postponed or canceled. */
function eventSummary(event: CharityEvent) {
  const status = notScheduled(event)
  const state = status && eventStatusLabels[status]
  return [state, eventDateTime(event), event.location.trim(), 'Free for everyone.']
    .filter(Boolean)
    .join('. ')
}

const statuses: Record<EventStatus, string> = {
  draft: 'EventScheduled',
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  canceled: 'EventCancelled',
}

function availability(event: CharityEvent) {
  if (notScheduled(event)) return 'OutOfStock'
  return isFull(event) ? 'SoldOut' : 'InStock'
}

/**
 * Structured data after https://schema.org/Event, as far as search engines read it; `undefined` when
 * the event's date cannot be read, which they require.
 */
export function eventJsonLd(
  event: CharityEvent,
  { origin, siteName }: Pick<SiteIdentity, 'origin' | 'siteName'>,
) {
  const times = eventTimes(event)
  if (!times) return undefined
  const url = absoluteUrl(`/events/${event.id}`, origin)
  const { venue, area } = parseLocation(event.location)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: eventName(event),
    description: eventSummary(event),
    url,
    image: absoluteUrl(safeUrl(event.image) || '/placeholder.svg', origin),
    startDate: jamaicaIso(times.start),
    ...(times.end && { endDate: jamaicaIso(times.end) }),
    eventStatus: `https://schema.org/${statuses[event.status ?? 'scheduled']}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    maximumAttendeeCapacity: Math.max(0, event.slots),
    remainingAttendeeCapacity: spotsRemaining(event),
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', streetAddress: area || venue, addressCountry: 'JM' },
    },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url,
      availability: `https://schema.org/${availability(event)}`,
    },
    organizer: { '@type': 'NGO', name: siteName, url: absoluteUrl('/', origin) },
  }
}
