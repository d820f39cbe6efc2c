import { authStore } from 'shared/auth'
import { sameJson } from 'shared/json/sameJson'
import { contentTables, fetchContent } from 'shared/store/content'
import type { ContentVersions } from 'shared/store/contentVersions'
import { withPendingChanges } from 'shared/store/outbox'
import { isWhole } from './leftOut'
import { storeCollection } from './storeCollection'
import type { Reader } from './versions'

/** Whether the administrator who reads is still signed in; a visitor may always read. */
const isCurrent = ({ administrator }: Reader) =>
  administrator === undefined || administrator === authStore.getState().user?.id

const changedMeanwhile = new Error('The collection, or who is signed in, changed while it was read')

/**
 * Reads a collection from the store. Changes that are made in this browser meanwhile are kept. Nothing is
 * taken that was read for an administrator who has signed out meanwhile.
 */
export async function readContent(key: string, versions: ContentVersions, reader: Reader) {
  const table = contentTables.find(({ definition }) => definition.key === key)
  const target = table && storeCollection(table.definition)
  if (!table || !target) throw new Error(`The store has no "${key}"`)
  const { administrator } = reader
  const drafts = administrator !== undefined
  const before = target.origin() && target.get()
  const value = await fetchContent(reader.get, table, drafts)
  const merge = (current: unknown) => {
    // A visitor has registered meanwhile. The result is read from the store the next time.
    const isOutdated = drafts ? !isCurrent(reader) : current !== before
    if (isOutdated) throw changedMeanwhile
    const shown = current && isWhole(key, current) ? current : value
    const pending = drafts ? withPendingChanges(key, value, shown, administrator) : value
    // Entries of the outbox may be damaged: a value that no page could show is left out.
    const next = table.definition.schema.safeParse(pending).success ? pending : value
    return sameJson(current, next) ? current : next
  }
  const origin = { version: versions[key] ?? 0, drafts, administrator }
  await target.put(merge, origin).catch((error) => {
    if (error !== changedMeanwhile) throw error
  })
}
