/** Between a post and what is in its form. Nothing is validated: any text gives a post. */
import { type BlogPostDetails, newBlogPostDefaults } from 'shared/entities/blogPost'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { parseTags, tagsText } from './tags'

export type BlogFormValues = Omit<BlogPostDetails, 'tags'> & { tags: string }

export function blogFormValues(post: BlogPostDetails): BlogFormValues {
  const { title, excerpt, content, author, date, imageUrl, tags, featured, status } = post
  return {
    title,
    excerpt,
    content,
    author,
    date,
    imageUrl,
    tags: tagsText(tags),
    featured,
    status,
  }
}

export const newBlogFormValues = () => blogFormValues(newBlogPostDefaults(jamaicaDay(new Date())))

export const blogPostDetails = (values: BlogFormValues): BlogPostDetails => ({
  ...values,
  tags: parseTags(values.tags),
})
