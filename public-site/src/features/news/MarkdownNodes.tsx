import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { ReactNode } from 'react'
import { safeUrl } from 'shared/format/safeUrl'
import { Link } from 'shared/router'

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]
type Definition = Extract<MarkdownNode, { type: 'definition' }>

interface NodesProps {
  nodes: readonly MarkdownNode[]
  /** The URLs that links and pictures reference by label. */
  definitions: readonly Definition[]
  /** In a tight list, with no blank lines between its items, paragraphs are not wrapped in `p`. */
  tight?: boolean
}

export function MarkdownNodes({ nodes, ...context }: NodesProps) {
  return nodes.map((node) => (
    // A node's offset in the text identifies it.
    <MarkdownElement key={node.position?.start.offset} node={node} {...context} />
  ))
}

interface ElementProps extends Omit<NodesProps, 'nodes'> {
  node: MarkdownNode
}

function MarkdownElement({ node, definitions, tight }: ElementProps): ReactNode {
  const inside = 'children' in node && (
    <MarkdownNodes
      nodes={node.children}
      definitions={definitions}
      tight={node.type === 'listItem' && !node.spread}
    />
  )
  const urlOf = ({ identifier }: { identifier: string }) =>
    definitions.find((definition) => definition.identifier === identifier)?.url ?? ''

  switch (node.type) {
    case 'paragraph':
      return tight ? inside : <p>{inside}</p>
    case 'heading': {
      // The page has its h1 already: a text's headings go below it.
      const Heading = `h${Math.min(node.depth + 1, 6)}` as 'h2'
      return <Heading>{inside}</Heading>
    }
    case 'emphasis':
      return <em>{inside}</em>
    case 'strong':
      return <strong>{inside}</strong>
    case 'link':
      return <SafeLink url={node.url}>{inside}</SafeLink>
    case 'linkReference':
      return <SafeLink url={urlOf(node)}>{inside}</SafeLink>
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

function SafeLink({ url, children }: { url: string; children: ReactNode }) {
  const href = safeUrl(url)
  if (!href) return children
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}

function SafeImage({ url, alt }: { url: string; alt?: string | null }) {
  const src = safeUrl(url)
  return src ? <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" /> : alt
}
