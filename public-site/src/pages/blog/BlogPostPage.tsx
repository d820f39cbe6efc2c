import { useCollection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { useParams } from 'shared/router'
import { UnknownItem } from '../../components/UnknownItem'
import { publishedPosts } from '../../features/news/publishedPosts'
import { BlogPostArticle } from './BlogPostArticle'

/** `/blog/:id`. An id that no published post has redirects to the 404 page, which gets the path. */
export function BlogPostPage() {
  const { id } = useParams()
  const posts = publishedPosts(useCollection(blogPosts))
  const post = posts.find((candidate) => candidate.id === Number(id))

  if (post) return <BlogPostArticle post={post} />
  return <UnknownItem definition={blogPosts} />
}
