import { useCollection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { ButtonLink } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { LongList } from '../../components/LongList'
import { PostCard } from './PostCard'
import styles from './PostList.module.css'
import { publishedPosts } from './publishedPosts'

/** The published posts; drafts are the administrator's. */
export function PostList() {
  const posts = publishedPosts(useCollection(blogPosts))
  if (posts.length === 0) {
    return (
      <EmptyState
        icon="book"
        text="There is no news yet. The next fairs are in the schedule."
        action={
          <ButtonLink to="/events" variant="outline">
            See the events
          </ButtonLink>
        }
      />
    )
  }
  return (
    <LongList name="posts" items={posts}>
      {(shown) => (
        <ul className={styles.posts}>
          {shown.map((post, index) => (
            <li key={post.id} data-featured={post.featured}>
              <PostCard post={post} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </LongList>
  )
}
