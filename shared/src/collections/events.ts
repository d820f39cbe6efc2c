import * as z from 'shared/schema'
import { eventSchema } from '../entities/event'
import { defineCollection } from '../persistence/defineCollection'

/** What most of the fairs have in common. */
const fair = {
  time: '9:00 AM - 2:00 PM',
  category: 'health',
  attendees: 0,
  slots: 100,
} as const

export const events = defineCollection({
  key: 'events',
  schema: z.array(eventSchema),
  seed: [
    {
      id: 1,
      title: 'Community Health Fair at Riverside',
      date: 'April 19, 2025',
      ...fair,
      location: 'Riverside Community Church, Spanish Town, St. Catherine',
      image: '/images/events/riverside.svg',
      slots: 120,
    },
    {
      id: 2,
      title: 'Emancipation Day Health Fair',
      date: 'August 1, 2025',
      ...fair,
      location: 'Hillview Baptist Church, Mandeville, Manchester',
      image: '/images/events/hillview.svg',
    },
    {
      id: 3,
      title: 'Back-to-School Health Fair by the Bay',
      date: 'August 9, 2025',
      ...fair,
      location: 'Bayside Methodist Church, Montego Bay, St. James',
      image: '/images/events/bayside.svg',
    },
    {
      id: 4,
      title: 'Back-to-School Health Fair at Cedar Valley',
      date: 'August 16, 2025',
      ...fair,
      location: 'Cedar Valley Church of God, May Pen, Clarendon',
      image: '/images/events/cedar-valley.svg',
    },
    {
      id: 5,
      title: 'Last Saturday Health Fair before School',
      date: 'August 30, 2025',
      ...fair,
      location: 'Morning Star Chapel, Morant Bay, St. Thomas',
      image: '/images/events/morning-star.svg',
    },
    {
      id: 6,
      title: 'Heritage Month Health Fair',
      date: 'October 25, 2025',
      ...fair,
      location: 'Grace Tabernacle, Half Way Tree, Kingston',
      image: '/images/events/grace-tabernacle.svg',
    },
  ],
})
