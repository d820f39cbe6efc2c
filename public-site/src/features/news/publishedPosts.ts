import { type BlogPost, isScheduled } from 'shared/entities/blogPost'

/** What visitors may read now: featured posts first, each part from the newest to the oldest. */
export const publishedPosts = (posts: readonly BlogPost[], now: Date): BlogPost[] =>
  posts
    .filter((post) => post.status === 'published' && !isScheduled(post, now))
    .sort((a, b) => Number(b.featured) - Number(a.featured) || b.date.localeCompare(a.date))
