import { isScheduled, postName } from 'shared/entities/blogPost'
import { useNow } from 'shared/format/useNow'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { formatDay } from '../../format/formatDay'
import { CardPreview } from '../../lists/CardPreview'
import styles from './PublishedPosts.module.css'
import { useBlogPosts } from './useBlogPosts'

/** The latest posts that visitors see, at most four. */
export function PublishedPosts() {
  const { published } = useBlogPosts()
  const now = useNow()
  const shown = published.filter((post) => !isScheduled(post, now))
  return (
    <CardPreview title="Published posts" items={shown}>
      {(post) => (
        <Card image={post.imageUrl}>
          {post.featured && (
            <p>
              <Badge tone="sea">Featured</Badge>
            </p>
          )}
          <h3>{postName(post)}</h3>
          <p>{post.excerpt}</p>
          <p className={styles.byline}>
            {[formatDay(post.date), post.author].filter(Boolean).join(', ')}
          </p>
        </Card>
      )}
    </CardPreview>
  )
}
