import { fromMarkdown } from 'mdast-util-from-markdown'
import styles from './Markdown.module.css'
import { MarkdownNodes, type MarkdownOptions } from './MarkdownNodes'

/**
 * A text in Markdown as elements: a post on the public site, and its preview in the console. Raw HTML is
 * shown as the text that it is; links and pictures with unsafe URLs are left out.
 */
export function Markdown({ text, ...options }: MarkdownOptions & { text: string }) {
  const { children } = fromMarkdown(text)
  const definitions = children.filter((node) => node.type === 'definition')
  return (
    <div className={styles.markdown}>
      <MarkdownNodes nodes={children} definitions={definitions} {...options} />
    </div>
  )
}
