/** Loads content that this browser does not have. This code itself is loaded only then. */
import { reportWarning } from 'shared/reporting'
import { definitions } from '../../../collections/definitions'
import type { ContentKey } from '../../../content/contentKinds'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import { type ContentOrigin, contentIn } from './contentCopy'
import type { ContentVersions, Reader } from './contentVersions'
import { databaseAge } from './databaseAge'
import { type ContentValue, contentElementId } from './documentContent'
import { withKnownTexts } from './knownTexts'
import { readContent } from './readContent'
import { currentReader, fetchCurrentVersions, latestVersions, visitor } from './reader'
import { supabaseCollection, supabaseCollections } from './supabaseCollection'

export { administratorRequest } from '../administratorRequest'

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
    await readFromDatabase(key, visitor)
  } catch (error) {
    // The home page's document has at least what all pages have in common.
    const other = rendered ?? (await contentOfDocument('/', definition))
    if (!other) throw error
    return putRendered(key, other)
  }
}

function putRendered(key: string, rendered: ContentValue<unknown> & { origin: ContentOrigin }) {
  const collection = supabaseCollections.get(key)
  return collection?.put((current, leftOut) => {
    const isSameVersion = collection.origin()?.version === rendered.origin.version
    return withKnownTexts(key, rendered, current, (id) => isSameVersion && !leftOut.has(id))
  }, rendered.origin)
}

/** Reads these collections, and says where the database's age may be why one cannot be read. */
export async function readContents(keys: string[], versions: ContentVersions, reader: Reader) {
  const age = databaseAge(versions)
  if (age) reportWarning('shared', `The database is ${age} than this site`)
  for (const key of keys) {
    await readContent(key, versions, reader).catch((error) =>
      reportWarning('shared', `"${key}" could not be read from the database`, error),
    )
  }
}

/** Reads a collection again if the database has another version. Never rejects: what cannot be read stays. */
export async function revalidate(key: string) {
  try {
    const reader = currentReader() ?? visitor
    const versions = await fetchCurrentVersions(reader)
    const origin = supabaseCollections.get(key)?.origin()
    if (origin?.version !== versions[key]) await readContent(key, versions, reader)
  } catch (error) {
    reportWarning('shared', `Whether "${key}" has something newer could not be asked`, error)
  }
}

/**
 * Reads a collection with what only the administrator who is signed in may see, unless this browser has
 * read it for them before.
 */
export async function loadForAdministrator(key: ContentKey) {
  const reader = currentReader()
  if (!reader?.administrator) throw new Error('Nobody is signed in')
  const definition: CollectionDefinition<unknown> = definitions[key]
  const { origin } = supabaseCollection(definition)
  if (origin()?.administrator === reader.administrator) return
  await readFromDatabase(key, reader)
}

const readFromDatabase = async (key: string, reader: Reader) =>
  readContent(key, await fetchCurrentVersions(reader), reader)

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
