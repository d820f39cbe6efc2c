import { type BlogPost, isScheduled } from 'shared/entities/blogPost'
import { Badge } from '../../components/Badge'
import styles from './PostBadges.module.css'
import { postStatus } from './postStatus'

export function PostBadges({ post, now }: { post: BlogPost; now: Date }) {
  const isPublic = post.status === 'published' && !isScheduled(post, now)
  return (
    <div className={styles.badges}>
      <Badge tone={isPublic ? 'green' : 'gold'}>{postStatus(post, now)}</Badge>
      {post.featured && <Badge tone="sea">Featured</Badge>}
    </div>
  )
}
