import { useCollection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { useNow } from 'shared/format/useNow'
import { ButtonLink } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { LongList } from '../../components/LongList'
import { PostCard } from './PostCard'
import styles from './PostList.module.css'
import { publishedPosts } from './publishedPosts'

/** The published posts, twelve at a time; drafts are the administrator's. */
export function PostList() {
  const posts = publishedPosts(useCollection(blogPosts), useNow())
  if (posts.length === 0) {
    return (
      <EmptyState
        icon="book"
        text="No news yet. Meanwhile, have a look at our events."
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
