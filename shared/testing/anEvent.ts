import type { CharityEvent } from '../src/entities/event'

/** An event with places, far ahead, unless a test says otherwise. */
export const anEvent = (details: Partial<CharityEvent> = {}): CharityEvent => ({
  id: 1,
  title: 'Fair at Riverside',
  date: 'April 19, 2045',
  time: '9:00 AM - 2:00 PM',
  location: 'Riverside Church, Spanish Town, St. Catherine',
  category: 'health',
  image: '/images/events/riverside.svg',
  attendees: 0,
  slots: 100,
  ...details,
})
