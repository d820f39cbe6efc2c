import type { BlogPost } from 'shared/entities/blogPost'
import type { PageHeadContent } from '../../components/PageHead'
import { postTitle } from './postTitle'

/** What a post's page says of itself. */
export const postHead = (post: BlogPost): PageHeadContent => ({
  title: postTitle(post),
  description: post.excerpt.trim() || `News: ${postTitle(post)}`,
  picture: post.imageUrl,
})
