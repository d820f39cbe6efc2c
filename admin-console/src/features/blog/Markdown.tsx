import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown'
import styles from './Markdown.module.css'

/** Only URLs of the web and of mail; a picture without one asks for nothing. */
const safeUrl = (url: string) => defaultUrlTransform(url) || undefined

/** The page has its h1 already: a text's headings go below it. */
const components: Components = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  // A link followed in this tab would leave the form. One to an unsafe URL comes without it.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
}

/**
 * Markdown as React elements. Raw HTML in it is shown as the text that it is.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown components={components} urlTransform={safeUrl}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
