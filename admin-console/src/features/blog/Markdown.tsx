import ReactMarkdown, { type Components } from 'react-markdown'
import styles from './Markdown.module.css'

/** The page has its h1 already: a text's headings go below it. */
const components: Components = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  // A link followed in this tab would leave the form.
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
}

/**
 * Markdown as React elements. Raw HTML in it is shown as the text that it is, and addresses of
 * other protocols than the web's and mail's are left out.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown components={components}>{text}</ReactMarkdown>
    </div>
  )
}
