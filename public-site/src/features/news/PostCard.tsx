import { type BlogPost, postName } from 'shared/entities/blogPost'
import { Link } from 'shared/router'
import { ContentImage } from '../../components/ContentImage'
import { LinkCard } from '../../components/LinkCard'
import { PostByline } from './PostByline'
import styles from './PostCard.module.css'
import { PostTags } from './PostTags'

interface PostCardProps {
  post: BlogPost
  /** For a card that is visible when the page opens. */
  eager?: boolean
}

/** A post in a list. All of the card is one link, named by the title. */
export const PostCard = ({ post, eager }: PostCardProps) => (
  <LinkCard className={styles.card} data-featured={post.featured}>
    <ContentImage src={post.imageUrl} alt="" eager={eager} />
    <div className={styles.text}>
      {post.featured && <p className={styles.featured}>Featured</p>}
      <PostByline post={post} />
      <h3 className={styles.title}>
        <Link to={`/blog/${post.id}`}>{postName(post)}</Link>
      </h3>
      {post.excerpt.trim() && <p className={styles.excerpt}>{post.excerpt}</p>}
      <PostTags tags={post.tags} />
    </div>
  </LinkCard>
)
