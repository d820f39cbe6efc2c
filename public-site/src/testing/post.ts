import { collection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import type { BlogPost } from 'shared/entities/blogPost'

/** A published post, unless a test says otherwise. */
export const aPost = (details: Partial<BlogPost> = {}): BlogPost => ({
  id: 1,
  title: 'A morning at Riverside',
  excerpt: 'From the first reading to the last pair of glasses.',
  content: 'It began **early**.',
  author: 'Ann Lee',
  date: '2025-04-22',
  imageUrl: '/images/events/riverside.svg',
  tags: ['health fairs', 'volunteers'],
  featured: false,
  status: 'published',
  ...details,
})

/** Makes these the posts of the site. */
export const listPosts = (...list: BlogPost[]) => collection(blogPosts).update(() => list)
