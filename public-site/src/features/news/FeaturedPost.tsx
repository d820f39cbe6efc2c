import { collection, useCollection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { useNow } from 'shared/format/useNow'
import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import { ShownOutOfSight } from '../../components/ShownOutOfSight'
import { PostCard } from './PostCard'
import styles from './PostCard.module.css'
import { publishedPosts } from './publishedPosts'

/** The newest of the posts that are featured; nothing where none is. */
export function FeaturedPost() {
  const post = publishedPosts(useCollection(blogPosts), useNow()).find(({ featured }) => featured)
  if (!post) return null
  return (
    <Section title="News" surface="leaf" links={<Link to="/blog">All news</Link>}>
      <div className={styles.alone}>
        <PostCard post={post} />
      </div>
    </Section>
  )
}

export const LateFeaturedPost = () => (
  <ShownOutOfSight>
    <FeaturedPost />
  </ShownOutOfSight>
)

/** Resolves once the posts are there. */
export const loadPosts = async () => collection(blogPosts).arrival()
