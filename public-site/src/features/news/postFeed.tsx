/**
 * The published posts for feed readers, with their whole texts.
 * Source: RFC 4287 (Atom), https://www.rfc-editor.org/rfc/rfc4287
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type BlogPost, postName } from 'shared/entities/blogPost'
import { jamaicaIso } from 'shared/format/jamaicaTime'
import { Markdown } from 'shared/markdown'
import { absoluteUrl, type SiteIdentity } from '../../site/siteIdentity'
import { publishedPosts } from './publishedPosts'

/** Readers ask again and again, and have what is older. */
const mostEntries = 50

interface FeedOptions extends Pick<SiteIdentity, 'origin' | 'siteName'> {
  path: string
  title: string
  now: Date
}

export function postFeed(posts: readonly BlogPost[], options: FeedOptions): string {
  const { origin, siteName, path, title, now } = options
  const newest = publishedPosts(posts, now)
    .sort((a, b) => postedMs(b) - postedMs(a))
    .slice(0, mostEntries)
  const [latest] = newest
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('title', title),
    element('id', absoluteUrl('/blog', origin)),
    link('alternate', absoluteUrl('/blog', origin)),
    link('self', absoluteUrl(path, origin)),
    element('updated', jamaicaIso(latest ? new Date(postedMs(latest)) : now)),
    author(siteName),
    ...newest.flatMap((post) => entry(post, absoluteUrl(`/blog/${post.id}`, origin))),
    '</feed>',
    '',
  ].join('\n')
}

function entry(post: BlogPost, url: string): string[] {
  const posted = jamaicaIso(new Date(postedMs(post)))
  const excerpt = post.excerpt.trim()
  const content = post.content.trim()
  return [
    '<entry>',
    element('title', postName(post)),
    element('id', url),
    link('alternate', url),
    element('published', posted),
    element('updated', posted),
    ...(post.author.trim() ? [author(post.author.trim())] : []),
    ...post.tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    ...(excerpt ? [element('summary', excerpt)] : []),
    ...(content ? [`<content type="html">${escaped(html(content, url))}</content>`] : []),
    '</entry>',
  ]
}

/** One without a date that can be read is the oldest. */
const postedMs = ({ date }: BlogPost) => Date.parse(`${date}T00:00-05:00`) || 0

/** Markdown as HTML in which every URL is absolute, without the element that styles it on a page. */
const html = (markdown: string, url: string) =>
  renderToStaticMarkup(<Markdown text={markdown} headingLevel={2} Link={PlainLink} />)
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replace(/ (href|src)="([^"]*)"/g, (_, name, to) => ` ${name}="${absoluteUrl(to, url)}"`)

const PlainLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to}>{children}</a>
)

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escaped(href)}"/>`
const author = (name: string) => `<author>${element('name', name)}</author>`

/** XML has no way of writing the other characters. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text for an element or a quoted attribute. */
const escaped = (text: string) =>
  text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
