import { lazy, type ReactNode, Suspense, useState } from 'react'
import { postName } from 'shared/entities/blogPost'
import { reportWarning } from 'shared/reporting'
import { usePicture } from '../../components/usePicture'
import { houseDate, isoDate } from '../../format/houseTime'
import { type BlogFormValues, parseTags } from './blogForm'
import styles from './PostPreview.module.css'

// The renderer (16 kB gzip) is loaded when a preview is first shown. If loading fails, the form and
// what was typed into it are kept, and the next preview tries again, which helps only where the browser
// requests the code again.
let renderer = lazy(loadRenderer)

async function loadRenderer() {
  try {
    // Awaited here: the build loads its style sheet with it, which may fail as well.
    const { Markdown } = await import('shared/markdown')
    return { default: Markdown }
  } catch (error) {
    reportWarning('admin-console', 'The preview could not be loaded', error)
    renderer = lazy(loadRenderer)
    return { default: NoPreview }
  }
}

const NoPreview = () => (
  <p>
    We can’t show the preview right now. You can keep writing. If it doesn’t come back, reload the
    page: we’ll offer to restore your draft.
  </p>
)

/** A link that opened in this tab would leave the form. */
const PreviewLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
)

/** A post as its page on the website shows it. */
export function PostPreview({ values }: { values: BlogFormValues }) {
  const [Markdown] = useState(() => renderer)
  const { date, author, excerpt, content, imageUrl, tags } = values
  const { src, onError } = usePicture(imageUrl.trim())
  const day = isoDate(date) ? houseDate(isoDate(date)) : date.trim()
  return (
    <article className={styles.post}>
      <h3>{postName(values)}</h3>
      <p className={styles.byline}>{[day, author.trim()].filter(Boolean).join(' · ')}</p>
      {excerpt.trim() && <p className={styles.excerpt}>{excerpt}</p>}
      <img src={src} alt="" onError={onError} />
      {content.trim() === '' ? (
        <p>Nothing to preview yet.</p>
      ) : (
        <Suspense fallback={<p>Loading the preview…</p>}>
          <Markdown text={content} headingLevel={3} Link={PreviewLink} />
        </Suspense>
      )}
      <p className={styles.byline}>{parseTags(tags).join(' · ')}</p>
    </article>
  )
}
