import type { BlogPost } from 'shared/entities/blogPost'
import { postName } from 'shared/entities/blogPost'
import { safeUrl } from 'shared/format/safeUrl'
import type { PageHead } from 'shared/prerendering'

/** The metadata of a post's page. */
export const postHead = (post: BlogPost): PageHead => ({
  title: postName(post),
  description: post.excerpt.trim() || `News: ${postName(post)}`,
  picture: safeUrl(post.imageUrl),
})
