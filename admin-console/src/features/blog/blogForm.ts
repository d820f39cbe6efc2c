/** Converts a post to form values and back. Nothing is validated: any text can be saved. */
import { type BlogPostDetails, blogStatuses } from 'shared/entities/blogPost'
import * as z from 'shared/schema'

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

/** Parses tags, "health fairs, volunteers": trimmed, without empty tags or case-insensitive duplicates. */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const tag of text.split(',').map((part) => part.trim())) {
    const tagKey = tag.toLowerCase()
    if (tag && !tags.has(tagKey)) tags.set(tagKey, tag)
  }
  return [...tags.values()]
}

export const tagsText = (tags: readonly string[]) => tags.join(', ')
