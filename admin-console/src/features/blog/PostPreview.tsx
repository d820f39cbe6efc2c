import { postName } from 'shared/entities/blogPost'
import { Dotted } from '../../components/Dotted'
import { MarkdownPreview } from '../../components/MarkdownPreview'
import { usePicture } from '../../components/usePicture'
import { houseDate, isoDate } from '../../format/houseTime'
import { type BlogFormValues, parseTags } from './blogForm'
import styles from './PostPreview.module.css'

/** A post as its page on the website shows it. */
export function PostPreview({ values }: { values: BlogFormValues }) {
  const { date, author, excerpt, content, imageUrl, tags } = values
  const { src, onError } = usePicture(imageUrl.trim())
  const day = isoDate(date) ? houseDate(isoDate(date)) : date.trim()
  return (
    <article className={styles.post}>
      <h3>{postName(values)}</h3>
      <p className={styles.byline}>
        <Dotted parts={[day, author.trim()]} />
      </p>
      {excerpt.trim() && <p className={styles.excerpt}>{excerpt}</p>}
      <img src={src} alt="" onError={onError} />
      {content.trim() === '' ? <p>Nothing to preview yet.</p> : <MarkdownPreview text={content} />}
      <p className={styles.byline}>
        <Dotted parts={parseTags(tags)} />
      </p>
    </article>
  )
}
