import { postName } from 'shared/entities/blogPost'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { formatDay } from '../../format/formatDay'
import { CardPreview } from '../../lists/CardGrid'
import styles from './PublishedPosts.module.css'
import { useBlogPosts } from './useBlogPosts'

/** The latest posts that are published, at most four. */
export function PublishedPosts() {
  const { published } = useBlogPosts()
  return (
    <CardPreview title="Published posts" items={published}>
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
