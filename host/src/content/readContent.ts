import { sameJson } from 'shared/json/sameJson'
import { contentTables, fetchContent } from 'shared/store/content'
import type { ContentVersions } from 'shared/store/contentVersions'
import { withPendingChanges } from 'shared/store/outbox'
import { storeCollection } from './storeCollection'
import type { Reader } from './versions'

const changedMeanwhile = new Error('The collection was changed while it was read')

/** Reads a collection from the store. Changes that are made in this browser meanwhile are kept. */
export async function readContent(key: string, versions: ContentVersions, reader: Reader) {
  const table = contentTables.find(({ definition }) => definition.key === key)
  const target = table && storeCollection(table.definition)
  if (!table || !target) throw new Error(`The store has no "${key}"`)
  const before = target.origin() && target.get()
  const value = await fetchContent(reader.get, table, reader.drafts)
  const merge = (current: unknown) => {
    // A visitor has registered meanwhile. The result is read from the store the next time.
    if (!reader.drafts && current !== before) throw changedMeanwhile
    const pending = reader.drafts ? withPendingChanges(key, value, current ?? value) : value
    // Entries of the outbox may be damaged: a value that no page could show is left out.
    const next = table.definition.schema.safeParse(pending).success ? pending : value
    return sameJson(current, next) ? current : next
  }
  const origin = { version: versions[key] ?? 0, drafts: reader.drafts }
  await target.put(merge, origin).catch((error) => {
    if (error !== changedMeanwhile) throw error
  })
}
