import { fromMarkdown } from 'mdast-util-from-markdown'
import styles from './Markdown.module.css'
import { MarkdownNodes } from './MarkdownNodes'

/**
 * A post's Markdown as elements. The parser is the one inside the console's preview, so a post looks
 * as it did there: 18 kB (gzip) against 40 kB with all of react-markdown, and on this page alone.
 * Raw HTML is shown as the text that it is.
 */
export function Markdown({ text }: { text: string }) {
  const { children } = fromMarkdown(text)
  const definitions = children.filter((node) => node.type === 'definition')
  return (
    <div className={styles.markdown}>
      <MarkdownNodes nodes={children} definitions={definitions} />
    </div>
  )
}
