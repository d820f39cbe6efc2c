import type { Page } from './test'

/** Stores thirty events to come, where the documents have those that the site starts with. */
export const storeManyEvents = (page: Page) =>
  page.addInitScript(() => {
    const event = { time: '9:00 AM', location: 'Kingston', image: '', attendees: 0, slots: 9 }
    const events = Array.from({ length: 30 }, (_, index) => ({
      ...event,
      id: index + 1,
      title: `Fair ${index + 1}`,
      date: `May ${index + 1}, 2045`,
      category: index % 10 === 0 ? 'education' : 'health',
    }))
    localStorage.setItem('events', JSON.stringify(events))
  })
