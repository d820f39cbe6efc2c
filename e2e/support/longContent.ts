import type { BrowserContext } from '@playwright/test'

export const longText =
  'The Annual Community Health, Education and Family Wellness Fair of the Parishes of Saint Elizabeth and Manchester'

/** Stores 200 events to come, 200 posts, and texts of great length, where the documents have the seeds. */
export const storeLongContent = (context: BrowserContext) =>
  context.addInitScript((title) => {
    if (location.protocol === 'about:' || localStorage.getItem('events')) return
    const ids = Array.from({ length: 200 }, (_, index) => index + 1)
    const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
    put(
      'events',
      ids.map((id) => ({
        id,
        title: `${title} ${id}`,
        date: `May ${(id % 28) + 1}, 2045`,
        time: '9:00 AM - 2:00 PM',
        location: `${title} Hall, Santa Cruz, St. Elizabeth`,
        category: 'health',
        image: '/images/events/riverside.svg',
        attendees: 1,
        slots: 120,
      })),
    )
    put(
      'blogPosts',
      ids.map((id) => ({
        id,
        title: `${title} ${id}`,
        excerpt: `${title}. ${title}.`,
        content: title,
        author: 'Ann Lee',
        date: '2045-05-02',
        imageUrl: '/images/events/riverside.svg',
        tags: ['health'],
        featured: id === 1,
        status: 'published',
      })),
    )
    put(
      'stats',
      [1, 2, 3, 4].map((id) => ({
        id,
        label: id === 4 ? 'Monies Saved (Millions)' : 'Household visits completed',
        icon: 'users',
        value: id === 4 ? 15.15 : 123456789,
        prefix: 'JMD$',
        suffix: ' million',
      })),
    )
    put('registrations', [{ eventId: 1, createdAt: '2045-01-01T12:00:00.000Z' }])
    put('generalSettings', {
      siteName: 'The Island Care and Family Wellness Foundation of Jamaica',
      contactEmail: 'a.very.long.address.of.the.office@foundation.islandcare.example',
      phoneNumber: '+1 (876) 555-0100',
    })
  }, longText)
