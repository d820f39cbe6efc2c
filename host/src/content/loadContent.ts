/** Loads content that this browser does not have. This code itself is loaded only then. */
import type { CollectionDefinition } from 'shared/persistence'
import { reportWarning } from 'shared/reporting'
import { contentElementId } from 'shared/store/documentContent'
import { contentIn } from './contentCopy'
import { readContent } from './readContent'
import { storeCollections } from './storeCollection'
import {
  currentReader,
  fetchCurrentVersions,
  latestVersions,
  type Reader,
  visitor,
} from './versions'

export { readContent } from './readContent'

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
  const latest = latestVersions()?.[key]
  if (rendered && (latest === undefined || latest === rendered.origin.version)) {
    return storeCollections.get(key)?.put(() => rendered.value, rendered.origin)
  }
  try {
    await readFromStore(key, visitor)
  } catch (error) {
    // The home page's document has at least what all pages have in common.
    const other = rendered ?? (await contentOfDocument('/', definition))
    if (!other) throw error
    return storeCollections.get(key)?.put(() => other.value, other.origin)
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
    return contentIn(block, definition)
  } catch {
    // The store is asked instead.
    return undefined
  }
}
