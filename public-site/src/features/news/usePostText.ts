import { use } from 'react'
import { collection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import type { BlogPost } from 'shared/entities/blogPost'

/**
 * The body of a post, which documents of other pages leave out. Suspends until it is there: the page
 * before stays on the screen. Throws when it cannot be had.
 */
export function usePostText({ id, content }: BlogPost): string {
  const posts = collection(blogPosts)
  const arriving = posts.textArrival(id)
  if (arriving) {
    use(arriving)
    throw new Error(`The text of post ${id} has not come`)
  }
  // The post may be older than its text.
  return content || (posts.get().find((post) => post.id === id)?.content ?? '')
}
