import { expect, test } from 'vitest'
import { eventTimes } from '../format/eventTime'
import { blogPosts } from './blogPosts'
import { donations } from './donations'
import { events } from './events'
import { generalSettings } from './generalSettings'
import { paymentSettings } from './paymentSettings'
import { programs } from './programs'
import { registrations } from './registrations'
import { stats } from './stats'

test('the seed events are the six health fairs of 2025', () => {
  expect(events.seed.map((event) => [eventTimes(event)?.start.toISOString(), event.slots])).toEqual(
    [
      ['2025-04-19T14:00:00.000Z', 120],
      ['2025-08-01T14:00:00.000Z', 100],
      ['2025-08-09T14:00:00.000Z', 100],
      ['2025-08-16T14:00:00.000Z', 100],
      ['2025-08-30T14:00:00.000Z', 100],
      ['2025-10-25T14:00:00.000Z', 100],
    ],
  )
  for (const event of events.seed) {
    expect(event).toMatchObject({ time: '9:00 AM - 2:00 PM', category: 'health', attendees: 0 })
  }
})

test('the seed figures are those of the specification', () => {
  expect(
    stats.seed.map(({ label, value, prefix, suffix }) => `${label}: ${prefix}${value}${suffix}`),
  ).toEqual([
    'People Served: 1287',
    'Health Fairs Hosted: 6',
    'Parishes Reached: 3',
    'Monies Saved (Millions): $5.15M',
  ])
})

test('of the four seed posts three are published, one is a draft and one is featured', () => {
  expect(blogPosts.seed).toHaveLength(4)
  expect(blogPosts.seed.filter((post) => post.status === 'published')).toHaveLength(3)
  expect(blogPosts.seed.filter((post) => post.featured)).toHaveLength(1)
})

test('there are four programs and six sample donations', () => {
  expect(programs.seed).toHaveLength(4)
  expect(donations.seed).toHaveLength(6)
})

test('each collection is stored under the key that the specification and its rulings name', () => {
  expect(
    [
      events,
      programs,
      stats,
      blogPosts,
      donations,
      generalSettings,
      paymentSettings,
      registrations,
    ].map(({ key }) => key),
  ).toEqual([
    'events',
    'programs',
    'stats',
    'blogPosts',
    'donations',
    'generalSettings',
    'paymentSettings',
    'registrations',
  ])
})
