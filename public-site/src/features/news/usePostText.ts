import { collection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import type { BlogPost } from 'shared/entities/blogPost'
import { useTextArrival } from '../../browser/useTextArrival'

/** The body of a post. Suspends until it is there. */
export function usePostText({ id, content }: BlogPost): string {
  useTextArrival(blogPosts, id)
  // The post may be older than its text.
  return (
    content ||
    (collection(blogPosts)
      .get()
      .find((post) => post.id === id)?.content ??
      '')
  )
}
