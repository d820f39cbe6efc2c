/** Loads content that this browser does not have. This code itself is loaded only then. */
import { contentKind } from '../../../content/contentKinds'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import { type Content, contentIn } from '../content/contentCopy'
import { latestVersions } from '../content/contentVersions'
import {
  type ContentValue,
  contentElementId,
  type Item,
  longTextOf,
} from '../content/documentContent'
import { supabaseCollections } from '../content/supabaseCollection'
import { readLatest } from './readContent'

export { getAs, readContents, revalidate } from './readContent'

const contentBlock = new RegExp(
  `<script type="application/json" id="${contentElementId}">(.*?)</script>`,
  's',
)

/** Short, because somebody is waiting for the page. */
const documentLimitMs = 3000

/**
 * Takes the content from the document of the page that is opening, which costs the database nothing and
 * works without it, unless the database is known to have something newer.
 */
export async function loadForPage<T>(definition: CollectionDefinition<T>) {
  const { key } = definition
  const rendered = await contentOfDocument(location.href, definition)
  const latest = latestVersions()?.[key] ?? supabaseCollections.get(key)?.origin()?.version
  if (rendered && (latest === undefined || latest === rendered.origin.version)) {
    return putRendered(key, rendered)
  }
  try {
    await readLatest(key)
  } catch (error) {
    // The home page's document has at least what all pages have in common.
    const other = rendered ?? (await contentOfDocument('/', definition))
    if (!other) throw error
    return putRendered(key, other)
  }
}

async function contentOfDocument<T>(url: string, definition: CollectionDefinition<T>) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(documentLimitMs) })
    // Not parsed as HTML, which trusted types forbid. No text in the block can end it.
    const [, block] = contentBlock.exec(await response.text()) ?? []
    return contentIn(block, definition)
  } catch {
    // The database is asked instead.
    return undefined
  }
}

const putRendered = (key: string, rendered: Content<unknown>) =>
  supabaseCollections
    .get(key)
    ?.put((current) => withKnownTexts(key, rendered, current), rendered.origin)

/**
 * The content of a document with the texts that are known where it leaves them out: the page before may
 * still show one. One of another version is shown, and still counts as left out, so that it is not stored
 * as the newer.
 */
function withKnownTexts(
  key: string,
  { value, leftOut, origin }: Content<unknown>,
  known: Content<unknown> | undefined,
): ContentValue<unknown> {
  const field = contentKind(key)?.longText
  if (!field || !known || leftOut.size === 0) return { value, leftOut }
  const textOf = (id: number) => (leftOut.has(id) ? longTextOf(key, known.value, id) : undefined)
  const isCurrent = (id: number) =>
    origin.version === known.origin.version && !known.leftOut.has(id)
  return {
    value: (value as Item[]).map((item) => {
      const text = textOf(item.id)
      return text ? { ...item, [field]: text } : item
    }),
    leftOut: new Set([...leftOut].filter((id) => !textOf(id) || !isCurrent(id))),
  }
}
