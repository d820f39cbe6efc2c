import * as z from 'shared/schema'
import { type CharityEvent, eventSchema } from '../entities/event'
import { defineCollection } from '../persistence/defineCollection'

const seedEvents: CharityEvent[] = [
  {
    id: 1,
    title: 'Community Health Fair at Riverside',
    date: 'April 19, 2025',
    time: '9:00 AM - 2:00 PM',
    location: 'Riverside Community Church, Spanish Town, St. Catherine',
    category: 'health',
    image: '/images/events/riverside.svg',
    attendees: 0,
    slots: 120,
  },
  {
    id: 2,
    title: 'Emancipation Day Health Fair',
    date: 'August 1, 2025',
    time: '9:00 AM - 2:00 PM',
    location: 'Hillview Baptist Church, Mandeville, Manchester',
    category: 'health',
    image: '/images/events/hillview.svg',
    attendees: 0,
    slots: 100,
  },
  {
    id: 3,
    title: 'Back-to-School Health Fair by the Bay',
    date: 'August 9, 2025',
    time: '9:00 AM - 2:00 PM',
    location: 'Bayside Methodist Church, Old Harbour Bay, St. Catherine',
    category: 'health',
    image: '/images/events/bayside.svg',
    attendees: 0,
    slots: 100,
  },
  {
    id: 4,
    title: 'Back-to-School Health Fair at Cedar Valley',
    date: 'August 16, 2025',
    time: '9:00 AM - 2:00 PM',
    location: 'Cedar Valley Church of God, May Pen, Clarendon',
    category: 'health',
    image: '/images/events/cedar-valley.svg',
    attendees: 0,
    slots: 100,
  },
  {
    id: 5,
    title: 'Back-to-School Health Fair at Morning Star',
    date: 'August 30, 2025',
    time: '9:00 AM - 2:00 PM',
    location: 'Morning Star Chapel, Linstead, St. Catherine',
    category: 'health',
    image: '/images/events/morning-star.svg',
    attendees: 0,
    slots: 100,
  },
  {
    id: 6,
    title: 'Heritage Month Health Fair',
    date: 'October 25, 2025',
    time: '9:00 AM - 2:00 PM',
    location: 'Grace Tabernacle, Chapelton, Clarendon',
    category: 'health',
    image: '/images/events/grace-tabernacle.svg',
    attendees: 0,
    slots: 100,
  },
]

export const events = defineCollection({
  key: 'events',
  schema: z.array(eventSchema),
  seed: seedEvents,
})
