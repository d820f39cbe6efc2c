/** Loads content that this browser does not have. This code itself is loaded only then. */
import type { CollectionDefinition } from 'shared/persistence'
import { reportWarning } from 'shared/reporting'
import type { ContentVersions } from 'shared/store/contentVersions'
import { contentElementId, longTexts } from 'shared/store/documentContent'
import { storeAge } from 'shared/store/storeAge'
import { type ContentOrigin, contentIn } from './contentCopy'
import { type Item, textProperty } from './leftOut'
import { readContent } from './readContent'
import { storeCollections } from './storeCollection'
import {
  currentReader,
  fetchCurrentVersions,
  latestVersions,
  type Reader,
  visitor,
} from './versions'

export { administratorRequest } from 'shared/store/administratorRequest'

const contentBlock = new RegExp(
  `<script type="application/json" id="${contentElementId}">(.*?)</script>`,
  's',
)

/** Short, because somebody is waiting for the page. */
const documentLimitMs = 3000

/**
 * Takes the content from the document of the page that is opening, which costs the store nothing and
 * works without it, unless the store is known to have something newer.
 */
export async function loadForPage<T>(definition: CollectionDefinition<T>) {
  const { key } = definition
  const rendered = await contentOfDocument(location.href, definition)
  const latest = latestVersions()?.[key] ?? storeCollections.get(key)?.origin()?.version
  if (rendered && (latest === undefined || latest === rendered.origin.version)) {
    return putRendered(key, rendered)
  }
  try {
    await readFromStore(key, visitor)
  } catch (error) {
    // The home page's document has at least what all pages have in common.
    const other = rendered ?? (await contentOfDocument('/', definition))
    if (!other) throw error
    return putRendered(key, other)
  }
}

function putRendered(key: string, { value, origin }: { value: unknown; origin: ContentOrigin }) {
  const collection = storeCollections.get(key)
  return collection?.put((current) => {
    const isSameVersion = collection.origin()?.version === origin.version
    if (current && longTexts[key]) addTexts(key, value as Item[], current as Item[], isSameVersion)
    return value
  }, origin)
}

/**
 * Adds texts that are here already: the page before may still be showing one. A text of another version
 * is not enumerable, as if it were left out: it is shown, and never stored as the newer one.
 */
function addTexts(key: string, items: Item[], current: Item[], isSameVersion: boolean) {
  for (const item of items) {
    const text = textProperty(key, current.find(({ id }) => id === item.id) ?? {})
    if (!text || textProperty(key, item)?.enumerable) continue
    const enumerable = isSameVersion && text.enumerable === true
    Object.defineProperty(item, longTexts[key] ?? '', { ...text, enumerable })
  }
}

export async function readContents(keys: string[], versions: ContentVersions, reader: Reader) {
  const age = storeAge(versions)
  if (age) reportWarning('shared', `The store’s database is ${age} than this site`)
  for (const key of keys) {
    await readContent(key, versions, reader).catch((error) =>
      reportWarning('shared', `"${key}" could not be read from the store`, error),
    )
  }
}

/** Reads a collection again if the store has another version. Never rejects: what cannot be read stays. */
export async function revalidate(key: string) {
  try {
    const reader = currentReader() ?? visitor
    const versions = await fetchCurrentVersions(reader)
    const origin = storeCollections.get(key)?.origin()
    if (origin?.version !== versions[key]) await readContent(key, versions, reader)
  } catch (error) {
    reportWarning('shared', `Whether "${key}" has something newer could not be asked`, error)
  }
}

export async function loadForAdministrator({ key }: CollectionDefinition<unknown>) {
  const reader = currentReader()
  if (!reader?.administrator) throw new Error('Nobody is signed in')
  await readFromStore(key, reader)
}

const readFromStore = async (key: string, reader: Reader) =>
  readContent(key, await fetchCurrentVersions(reader), reader)

async function contentOfDocument<T>(url: string, definition: CollectionDefinition<T>) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(documentLimitMs) })
    // Not parsed as HTML, which trusted types forbid. No text in the block can end it.
    const [, block] = contentBlock.exec(await response.text()) ?? []
    const { key } = definition
    return contentIn(block, definition, (id) => storeCollections.get(key)?.textOf(id))
  } catch {
    // The store is asked instead.
    return undefined
  }
}
