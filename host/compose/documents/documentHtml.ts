import {
  contentElementId,
  type DocumentContent,
} from '../../../shared/src/backends/supabase/content/documentContent.ts'
import { pointerPath } from '../../../shared/src/contract/contract.ts'
import type { RemotePointer } from '../../../shared/src/contract/pointer.ts'
import {
  type Feed,
  feedTypes,
  type PageDocument,
  type PageHead,
} from '../../../shared/src/contract/prerendering.ts'
import { importMapElement, importMapHtml, integrityIn } from './importMap.ts'
import type { LoadedFiles } from './loadedFiles.ts'
import { json } from './scriptJson.ts'

interface DocumentParts {
  /** The public URL of the site: for canonical links and social cards. */
  siteUrl: string
  /** The shell's bare document. */
  template: string
  page: PageDocument
  /** Those of the site, which each document announces. */
  feeds: readonly Feed[]
  /** The page's rendered content. */
  markup: string
  /** The release that it was rendered from. */
  pointer: RemotePointer
  /** What this page loads first of that release, relative to the pointer. */
  files: LoadedFiles
  /** Which collections the page shows, and in which version; 0 for a seed. */
  versions: Record<string, number>
  /** The content that the page was rendered from, on a site with a database. */
  content?: DocumentContent
  /** As of when it was rendered, on a site with a database. */
  renderedAt?: Date
}

const emptyRoot = '<div id="root"></div>'
/** The scripts of the shell and what it preloads of them. */
const scriptElements = /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/gs
/** What only the bare document contains. */
const bareParts = /<!--bare-->.*?<!--\/bare-->/gs
/** React puts what is worth loading early before the content. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/

/**
 * The shell's document with a page in it. Throws where the template has no place for it, and where
 * the page needs a file that the release does not list.
 */
export function documentHtml(parts: DocumentParts): string {
  const { siteUrl, template, page, feeds, markup, pointer, files, versions, renderedAt } = parts
  const shell = template
    .replace(bareParts, '')
    .replace(importMapElement, '')
    .replace(scriptElements, '')
  if (!shell.includes(emptyRoot) || !template.includes('<!--bare-->')) {
    throw new Error("The shell's document has no empty root element or no marked head")
  }
  const [preloads = ''] = leadingPreloads.exec(markup) ?? []
  const content = markup.slice(preloads.length)
  function link(rel: string, file: string) {
    const hash = pointer.integrity[file]
    if (!hash) throw new Error(`The pointer of release ${pointer.release} has no hash of ${file}`)
    return `<link rel="${rel}" href="${fileUrl(pointer, file)}" integrity="${hash}">`
  }
  const { name, release, entry, contract } = pointer
  const reference = { name, release, entry, contract }
  const head = [
    headHtml(siteUrl, page.path, page.head),
    ...feeds.map((feed) => announcement(siteUrl, feed)),
    preloads,
    ...files.css.map((file) => link('stylesheet', file)),
    // The release, so that the shell need not fetch its pointer.
    dataBlock('prerendered', { path: page.path, releases: { [name]: reference } }),
  ]
  // The page can be read without its scripts: they come after it, and after its pictures.
  const hashes = Object.entries(pointer.integrity)
  const ofRelease = Object.fromEntries(hashes.map(([file, hash]) => [fileUrl(pointer, file), hash]))
  const scripts = [
    importMapHtml({ ...integrityIn(template), ...ofRelease }),
    ...(template.match(scriptElements) ?? []),
    ...files.scripts.map((file) => link('modulepreload', file)),
  ].map((element) =>
    element.replace(/^<(script type="module"|link rel="modulepreload")/, '<$1 fetchpriority="low"'),
  )
  const data = parts.content ? [dataBlock(contentElementId, parts.content)] : []
  const shown = Object.entries(versions).map((entry) => entry.join('='))
  const rendered = renderedAt ? ` data-rendered="${renderedAt.toISOString()}"` : ''
  // Functions, because "$" has a meaning in a replacement text.
  return (
    shell
      // What is in this browser may be newer: loadWatch.js looks before the first paint.
      .replace('<html', `<html${rendered} data-shown="${shown.join(' ')}"`)
      .replace('</head>', () => `${head.join('\n')}\n</head>`)
      .replace(
        emptyRoot,
        () => `<div id="root">${content}</div>\n${[...scripts, ...data].join('\n')}`,
      )
  )
}

const fileUrl = ({ name }: RemotePointer, file: string) =>
  new URL(file, `https://site.invalid/${pointerPath(name)}`).href.replace(
    'https://site.invalid',
    '',
  )

/** Data for the page's scripts, which no content security policy takes for a script. */
const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${json(data)}</script>`

/** The release that a document was composed from, if it was. */
export const releaseIn = (html: string) =>
  [...html.matchAll(/ id="prerendered">.*?"release":"([^"]+)"/g)].flatMap(
    ([, release]) => release ?? [],
  )

const defaultPicture = '/images/social-card.png'

function headHtml(
  siteUrl: string,
  path: string,
  { title, description, picture, jsonLd, noIndex }: PageHead,
): string {
  const canonical = new URL(path, siteUrl).href
  // Social networks show no SVG.
  const shown = picture && !picture.endsWith('.svg') ? picture : defaultPicture
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${text(content)}">`
  return [
    `<title>${text(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${text(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', new URL(shown, siteUrl).href),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(noIndex ? [meta('name', 'robots', 'noindex')] : []),
    ...(jsonLd ? [`<script type="application/ld+json">${json(jsonLd)}</script>`] : []),
  ].join('\n')
}

const announcement = (siteUrl: string, { path, title }: Feed) =>
  `<link rel="alternate" type="${feedTypes[path]}" title="${text(title)}" href="${text(new URL(path, siteUrl).href)}">`

/** Text for an element or a quoted attribute. */
const text = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
