import * as z from 'shared/schema'
import { blogPostSchema } from '../entities/blogPost'
import { defineCollection } from '../persistence/defineCollection'

const post = {
  content:
    'This is placeholder text. The full story will be published here soon.\n\nThank you for reading.',
  author: 'Foundation team',
  featured: false,
  status: 'published',
} as const

export const blogPosts = defineCollection({
  key: 'blogPosts',
  schema: z.array(blogPostSchema),
  seed: [
    {
      id: 1,
      title: 'What a morning at a health fair looks like',
      excerpt: 'From the first blood pressure reading to the last pair of glasses.',
      ...post,
      date: '2025-04-22',
      imageUrl: '/images/events/riverside.svg',
      tags: ['health fairs', 'volunteers'],
      featured: true,
    },
    {
      id: 2,
      title: 'Ready for school: medicals in August',
      excerpt: 'Why we see so many children in the weeks before the new term.',
      ...post,
      date: '2025-08-18',
      imageUrl: '/images/programs/school-drives.svg',
      tags: ['back to school'],
    },
    {
      id: 3,
      title: 'How to host a fair in your church yard',
      excerpt: 'Space, shade, water and a few good people.',
      ...post,
      date: '2025-09-12',
      imageUrl: '/images/events/hillview.svg',
      tags: ['health fairs', 'hosting'],
    },
    {
      id: 4,
      title: 'Notes for the coming year',
      excerpt: 'A first sketch of our plans.',
      ...post,
      date: '2025-10-30',
      imageUrl: '/placeholder.svg',
      tags: ['planning'],
      status: 'draft',
    },
  ],
})
