import * as z from 'shared/schema'
import { jamaicaDay } from '../format/jamaicaTime'

export const blogStatuses = ['published', 'draft'] as const
export type BlogStatus = (typeof blogStatuses)[number]

export const blogStatusLabels: Record<BlogStatus, string> = {
  published: 'Published',
  draft: 'Draft',
}

export const blogPostSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  excerpt: z.string(),
  /** Markdown. */
  content: z.string(),
  author: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  imageUrl: z.string(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  status: z.enum(blogStatuses),
})
export type BlogPost = z.infer<typeof blogPostSchema>

// Not Omit: with the index signature of a loose object it would lose the names of the fields.
/** What the administrator can edit of a post: all but its id. */
export type BlogPostDetails = Pick<
  BlogPost,
  'title' | 'excerpt' | 'content' | 'author' | 'date' | 'imageUrl' | 'tags' | 'featured' | 'status'
>

/** What the form for a new post starts with. `today` is YYYY-MM-DD. */
export const newBlogPostDefaults = (today: string): BlogPostDetails => ({
  title: '',
  excerpt: '',
  content: '',
  author: '',
  date: today,
  imageUrl: '',
  tags: [],
  featured: false,
  status: 'draft',
})

/**
 * Whether a published post waits for its day, which begins in Jamaica. A date that is not written as
 * YYYY-MM-DD waits for nothing. The same as the database's `private.is_coming`.
 */
export const isScheduled = ({ status, date }: Pick<BlogPost, 'status' | 'date'>, now: Date) =>
  status === 'published' && /^\d{4}-\d\d-\d\d$/.test(date) && date > jamaicaDay(now)

/** The post's title, or a placeholder where it is blank. */
export const postName = ({ title }: Pick<BlogPost, 'title'>) => title.trim() || 'Untitled post'
