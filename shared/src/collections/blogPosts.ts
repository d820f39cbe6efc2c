import * as z from 'shared/schema'
import { type BlogPost, blogPostSchema, isScheduled } from '../entities/blogPost'
import { jamaicaDay } from '../format/jamaicaTime'
import { defineCollection } from '../persistence/defineCollection'

const placeholderBody =
  'This is placeholder text. The full story will be published here soon.\n\nThank you for reading.'

const seedBlogPosts: BlogPost[] = [
  {
    id: 1,
    title: 'What a morning at a health fair looks like',
    excerpt: 'From the first blood pressure reading to the last pair of glasses.',
    content: placeholderBody,
    author: 'Foundation team',
    date: '2025-04-22',
    imageUrl: '/images/events/riverside.svg',
    tags: ['health fairs', 'volunteers'],
    featured: true,
    status: 'published',
  },
  {
    id: 2,
    title: 'Ready for school: medicals in August',
    excerpt: 'Why we see so many children in the weeks before the new term.',
    content: placeholderBody,
    author: 'Foundation team',
    date: '2025-08-18',
    imageUrl: '/images/programs/school-drives.svg',
    tags: ['back to school'],
    featured: false,
    status: 'published',
  },
  {
    id: 3,
    title: 'How to host a fair in your church yard',
    excerpt: 'Space, shade, water and a few good people.',
    content: placeholderBody,
    author: 'Foundation team',
    date: '2025-09-12',
    imageUrl: '/images/events/hillview.svg',
    tags: ['health fairs', 'hosting'],
    featured: false,
    status: 'published',
  },
  {
    id: 4,
    title: 'Notes for the coming year',
    excerpt: 'A first sketch of our plans.',
    content: placeholderBody,
    author: 'Foundation team',
    date: '2025-10-30',
    imageUrl: '/placeholder.svg',
    tags: ['planning'],
    featured: false,
    status: 'draft',
  },
]

/** Posts were on the site whatever their date: none of them leaves it because it is of a coming day. */
function withoutComingDay(post: unknown) {
  const now = new Date()
  const { success, data } = blogPostSchema.safeParse(post)
  return success && isScheduled(data, now) ? { ...data, date: jamaicaDay(now) } : post
}

export const blogPosts = defineCollection({
  key: 'blogPosts',
  schema: z.array(blogPostSchema),
  seed: seedBlogPosts,
  migrations: [withoutComingDay],
})
