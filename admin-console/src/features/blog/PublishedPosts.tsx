import { CardPreview } from '../../lists/CardGrid'
import { PostCard } from './PostCard'
import { useBlogPosts } from './useBlogPosts'

/** The latest posts that are published, at most four. */
export function PublishedPosts() {
  const { published } = useBlogPosts()
  return (
    <CardPreview title="Published posts" items={published}>
      {(post) => <PostCard post={post} />}
    </CardPreview>
  )
}
