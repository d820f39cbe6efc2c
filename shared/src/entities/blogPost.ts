import * as z from 'zod/mini'

export const blogStatuses = ['published', 'draft'] as const
export type BlogStatus = (typeof blogStatuses)[number]

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
