import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ComponentType, ReactNode } from 'react'
import { safeUrl } from '../format/safeUrl'
import styles from './Markdown.module.css'

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]
type Definition = Extract<MarkdownNode, { type: 'definition' }>

interface MarkdownOptions {
  /** The level of the text's main headings: the page has headings above them. */
  headingLevel: 2 | 3
  /** A link to a safe URL, of this site ("/events") or of another. */
  Link: ComponentType<{ to: string; children: ReactNode }>
}

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

interface NodesProps extends MarkdownOptions {
  nodes: readonly MarkdownNode[]
  /** The URLs that links and pictures reference by label. */
  definitions: readonly Definition[]
  /** In a tight list, with no blank lines between its items, paragraphs are not wrapped in `p`. */
  tight?: boolean
}

/** The nodes of mdast as elements; unknown kinds render nothing. */
function MarkdownNodes({ nodes, ...context }: NodesProps) {
  return nodes.map((node) => (
    // A node's offset in the text identifies it.
    <MarkdownElement key={node.position?.start.offset} node={node} {...context} />
  ))
}

interface ElementProps extends Omit<NodesProps, 'nodes'> {
  node: MarkdownNode
}

function MarkdownElement({ node, tight, ...context }: ElementProps): ReactNode {
  const { definitions, headingLevel, Link } = context
  const inside = 'children' in node && (
    <MarkdownNodes
      nodes={node.children}
      {...context}
      tight={node.type === 'listItem' && !node.spread}
    />
  )
  const urlOf = ({ identifier }: { identifier: string }) =>
    definitions.find((definition) => definition.identifier === identifier)?.url ?? ''

  switch (node.type) {
    case 'paragraph':
      return tight ? inside : <p>{inside}</p>
    case 'heading': {
      const Heading = `h${Math.min(node.depth + headingLevel - 1, 6)}` as 'h2'
      return <Heading>{inside}</Heading>
    }
    case 'emphasis':
      return <em>{inside}</em>
    case 'strong':
      return <strong>{inside}</strong>
    case 'link':
    case 'linkReference': {
      const url = safeUrl(node.type === 'link' ? node.url : urlOf(node))
      return url ? <Link to={url}>{inside}</Link> : inside
    }
    case 'image':
      return <SafeImage url={node.url} alt={node.alt} />
    case 'imageReference':
      return <SafeImage url={urlOf(node)} alt={node.alt} />
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside}</ol> : <ul>{inside}</ul>
    case 'listItem':
      return <li>{inside}</li>
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'text':
    case 'html':
      return node.value
    default:
      return null
  }
}

function SafeImage({ url, alt }: { url: string; alt?: string | null }) {
  const src = safeUrl(url)
  return src ? <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" /> : alt
}
