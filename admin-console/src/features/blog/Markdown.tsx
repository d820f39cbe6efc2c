import ReactMarkdown, { type Components } from 'react-markdown'
import { safeUrl } from 'shared/format/safeUrl'
import styles from './Markdown.module.css'

/** The page already has its h1, so headings of the content start at h3. */
const components: Components = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  // A link that opened in this tab would leave the form. Unsafe URLs have been removed.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
}

/** Renders Markdown as React elements. Raw HTML is shown as text. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown components={components} urlTransform={safeUrl}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
