import { reportWarning } from 'shared/reporting'
import { contentKeys, isConfidential } from '../../../content/contentKinds'
import { storedOrigin } from './contentCopy'
import { contentLoader } from './contentLoader'
import { type ContentVersions, knownSchema, type Reader } from './contentVersions'
import { currentReader, fetchCurrentVersions } from './reader'
import { forgetConfidential, supabaseCollections } from './supabaseCollection'

/**
 * Asks the database for its versions, and then for what has changed of the collections that this browser
 * has. Whatever fails leaves the content as it is until the next time.
 */
export async function syncContent(): Promise<void> {
  try {
    const reader = currentReader()
    if (!reader) return
    forgetConfidential()
    const keys = contentKeys.filter((key) => reader.administrator || !isConfidential(key))
    for (const key of keys) await keepCopy(key)
    const versions = await fetchCurrentVersions(reader)
    const outdated = keys.filter((key) => isOutdated(key, versions, reader))
    if (outdated.length === 0 && versions.schema === knownSchema) return
    await (await contentLoader()).readContents(outdated, versions, reader)
  } catch (error) {
    reportWarning('shared', 'The database could not be asked what has changed', error)
  }
}

const originOf = (key: string) => supabaseCollections.get(key)?.origin() ?? storedOrigin(key).read()

/** Stores the content that came with the document, unless it is stored already. */
async function keepCopy(key: string) {
  const used = supabaseCollections.get(key)
  const origin = used?.origin()
  if (!origin || storedOrigin(key).read()?.version === origin.version) return
  await used?.keep()
}

function isOutdated(key: string, versions: ContentVersions, { administrator }: Reader) {
  const origin = originOf(key)
  const latest = versions[key]
  // An older database may not have it yet.
  if (!origin || latest === undefined) return false
  const isReaders =
    origin.administrator === administrator && origin.drafts === Boolean(administrator)
  // Any other version is newer: a database that was restored from a backup counts from there.
  return origin.version !== latest || !isReaders
}
