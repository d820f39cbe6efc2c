import { type BlogPost, postName } from 'shared/entities/blogPost'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { formatDay } from '../../format/formatDay'
import styles from './PostCard.module.css'

/** A summary of a published post. */
export function PostCard({ post }: { post: BlogPost }) {
  const { imageUrl, date, author, excerpt, featured } = post
  return (
    <Card image={imageUrl}>
      {featured && (
        <p>
          <Badge tone="sea">Featured</Badge>
        </p>
      )}
      <h3>{postName(post)}</h3>
      <p>{excerpt}</p>
      <p className={styles.byline}>{[formatDay(date), author].filter(Boolean).join(', ')}</p>
    </Card>
  )
}
