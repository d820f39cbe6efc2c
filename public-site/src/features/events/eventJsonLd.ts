import { type CharityEvent, eventName, isFull, spotsRemaining } from 'shared/entities/event'
import { eventTimes } from 'shared/format/eventTime'
import { jamaicaIso } from 'shared/format/jamaicaTime'
import { safeUrl } from 'shared/format/safeUrl'
import { absoluteUrl } from '../../site/absoluteUrl'
import type { SiteIdentity } from '../../site/siteIdentity'
import { eventSummary } from './eventSummary'
import { parseLocation } from './parseLocation'

/** An event after https://schema.org/Event, as far as search engines read it. */
interface EventJsonLd {
  '@context': 'https://schema.org'
  '@type': 'Event'
  name: string
  description: string
  url: string
  image: string
  /** ISO 8601 with Jamaica's offset. */
  startDate: string
  endDate?: string
  eventStatus: 'https://schema.org/EventScheduled'
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode'
  isAccessibleForFree: true
  maximumAttendeeCapacity: number
  remainingAttendeeCapacity: number
  location: {
    '@type': 'Place'
    name: string
    address: { '@type': 'PostalAddress'; streetAddress: string; addressCountry: 'JM' }
  }
  offers: {
    '@type': 'Offer'
    price: 0
    priceCurrency: 'USD'
    url: string
    availability: 'https://schema.org/InStock' | 'https://schema.org/SoldOut'
  }
  organizer: { '@type': 'NGO'; name: string; url: string }
}

/** Structured data of an event; `undefined` when its date cannot be read, which search engines require. */
export function eventJsonLd(
  event: CharityEvent,
  { origin, siteName }: Pick<SiteIdentity, 'origin' | 'siteName'>,
): EventJsonLd | undefined {
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
    eventStatus: 'https://schema.org/EventScheduled',
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
      availability: isFull(event) ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
    organizer: { '@type': 'NGO', name: siteName, url: absoluteUrl('/', origin) },
  }
}
