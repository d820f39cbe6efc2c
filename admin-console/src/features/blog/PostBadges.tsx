import { type BlogPost, blogStatusLabels } from 'shared/entities/blogPost'
import { Badge } from '../../components/Badge'
import styles from './PostBadges.module.css'

/** Whether a post is published or a draft, and whether it is featured. */
export function PostBadges({ post }: { post: Pick<BlogPost, 'status' | 'featured'> }) {
  const { status, featured } = post
  return (
    <div className={styles.badges}>
      <Badge tone={status === 'published' ? 'green' : 'gold'}>{blogStatusLabels[status]}</Badge>
      {featured && <Badge tone="sea">Featured</Badge>}
    </div>
  )
}
