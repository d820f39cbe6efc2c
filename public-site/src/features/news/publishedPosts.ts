import type { BlogPost } from 'shared/entities/blogPost'

/** What visitors may read: featured posts first, each part from the newest to the oldest. */
export const publishedPosts = (posts: readonly BlogPost[]): BlogPost[] =>
  posts
    .filter(({ status }) => status === 'published')
    .sort((a, b) => Number(b.featured) - Number(a.featured) || b.date.localeCompare(a.date))
