import { expect, test } from 'vitest'
import { anEvent } from '../../testing/event'
import { eventHead, eventJsonLd } from './eventMetadata'

const site = { origin: 'https://site.example', siteName: 'Island Care Foundation' }

test('structured data says when, where, how many and that it is free', () => {
  expect(eventJsonLd(anEvent({ attendees: 40 }), site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Fair at Riverside',
    description:
      'April 19, 2045, 9:00 AM - 2:00 PM. Riverside Church, Spanish Town, St. Catherine. Free for everyone.',
    url: 'https://site.example/events/1',
    image: 'https://site.example/images/events/riverside.svg',
    startDate: '2045-04-19T09:00:00-05:00',
    endDate: '2045-04-19T14:00:00-05:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    maximumAttendeeCapacity: 100,
    remainingAttendeeCapacity: 60,
    location: {
      '@type': 'Place',
      name: 'Riverside Church',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Spanish Town, St. Catherine',
        addressCountry: 'JM',
      },
    },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url: 'https://site.example/events/1',
      availability: 'https://schema.org/InStock',
    },
    organizer: { '@type': 'NGO', name: 'Island Care Foundation', url: 'https://site.example/' },
  })
})

test('what is not typed yet is left out of what is said of an event', () => {
  const bare = anEvent({ time: ' ', location: '' })
  expect(eventJsonLd(bare, site)?.description).toBe('April 19, 2045. Free for everyone.')
})

test('a full event is sold out', () => {
  const data = eventJsonLd(anEvent({ attendees: 100 }), site)
  expect(data?.offers.availability).toBe('https://schema.org/SoldOut')
  expect(data?.remainingAttendeeCapacity).toBe(0)
})

test.each([
  ['postponed', 'EventPostponed', /^Postponed\. April 19, 2045/],
  ['canceled', 'EventCancelled', /^Canceled\. April 19, 2045/],
] as const)('that an event is %s is said first, and nobody can register', (status, type, said) => {
  const data = eventJsonLd(anEvent({ status }), site)
  expect(data?.eventStatus).toBe(`https://schema.org/${type}`)
  expect(data?.offers.availability).toBe('https://schema.org/OutOfStock')
  expect(data?.description).toMatch(said)
  expect(eventHead(anEvent({ status })).description).toMatch(said)
})

test('a picture from elsewhere keeps its URL, a missing one and what is no URL is the placeholder', () => {
  const image = (src: string) => eventJsonLd(anEvent({ image: src }), site)?.image
  expect(image('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg')
  expect(image('')).toBe('https://site.example/placeholder.svg')
  expect(image('http://[half')).toBe('https://site.example/placeholder.svg')
})

test('an event whose date cannot be read has no structured data', () => {
  expect(eventJsonLd(anEvent({ date: 'to be announced' }), site)).toBeUndefined()
})
