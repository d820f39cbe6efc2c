/** Converts a post to form values and back. Nothing is validated: any text can be saved. */
import { type BlogPostDetails, blogStatuses } from 'shared/entities/blogPost'
import * as z from 'shared/schema'
import { parseTags, tagsText } from './tags'

const blogFormSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  date: z.string(),
  imageUrl: z.string(),
  tags: z.string(),
  featured: z.boolean(),
  status: z.enum(blogStatuses),
})
export type BlogFormValues = z.infer<typeof blogFormSchema>

export const blogDraftSchema = z.partial(blogFormSchema)

/** Without the fields that the form does not have. */
export const blogFormValues = (post: BlogPostDetails): BlogFormValues =>
  blogFormSchema.parse({ ...post, tags: tagsText(post.tags) })

export const blogPostDetails = (values: BlogFormValues): BlogPostDetails => ({
  ...values,
  tags: parseTags(values.tags),
})
