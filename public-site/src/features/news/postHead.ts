import type { BlogPost } from 'shared/entities/blogPost'
import type { PageHeadContent } from '../../components/PageHead'
import { postTitle } from './postTitle'

/** The metadata of a post's page. */
export const postHead = (post: BlogPost): PageHeadContent => ({
  title: postTitle(post),
  description: post.excerpt.trim() || `News: ${postTitle(post)}`,
  picture: post.imageUrl,
})
