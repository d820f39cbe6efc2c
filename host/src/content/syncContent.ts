import { reportWarning } from 'shared/reporting'
import { type ContentVersions, knownSchema } from 'shared/store/contentVersions'
import { storedOrigin } from './contentCopy'
import {
  confidentialKeys,
  contentKeys,
  contentLoader,
  forgetConfidential,
  storeCollections,
} from './storeCollection'
import { currentReader, fetchCurrentVersions, type Reader } from './versions'

/**
 * Asks the store for its versions, and then for what has changed of the collections that this browser
 * has. Whatever fails leaves the content as it is until the next time.
 */
export async function syncContent(): Promise<void> {
  try {
    const reader = currentReader()
    if (!reader) return
    forgetConfidential()
    const keys = contentKeys.filter(
      (key) => reader.administrator || !confidentialKeys.includes(key),
    )
    for (const key of keys) await keepCopy(key)
    const versions = await fetchCurrentVersions(reader)
    const outdated = keys.filter((key) => isOutdated(key, versions, reader))
    if (outdated.length === 0 && versions.schema === knownSchema) return
    await (await contentLoader()).readContents(outdated, versions, reader)
  } catch (error) {
    reportWarning('shared', 'The store could not be asked what has changed', error)
  }
}

const originOf = (key: string) => storeCollections.get(key)?.origin() ?? storedOrigin(key).read()

/** Stores the content that came with the document, unless it is stored already. */
async function keepCopy(key: string) {
  const used = storeCollections.get(key)
  const origin = used?.origin()
  if (!origin || storedOrigin(key).read()?.version === origin.version) return
  await used?.put((current) => current, origin)
}

function isOutdated(key: string, versions: ContentVersions, { administrator }: Reader) {
  const origin = originOf(key)
  const latest = versions[key]
  // An older store may not have it yet.
  if (!origin || latest === undefined) return false
  const isReaders =
    origin.administrator === administrator && origin.drafts === Boolean(administrator)
  // Any other version is newer: a store that was restored from a backup counts from there.
  return origin.version !== latest || !isReaders
}
