import { authStore } from 'shared/auth'
import { definitions } from '../../../collections/definitions'
import { type ContentKey, contentKind } from '../../../content/contentKinds'
import { sameJson } from '../../../json/sameJson'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import { withPendingChanges } from '../outbox/outbox'
import type { ContentVersions, Reader } from './contentVersions'
import { whole } from './documentContent'
import { fetchContent } from './fetchContent'
import { supabaseCollection } from './supabaseCollection'

/** Whether the administrator who reads is still signed in; a visitor may always read. */
const isCurrent = ({ administrator }: Reader) =>
  administrator === undefined || administrator === authStore.getState().user?.id

const changedMeanwhile = new Error('The collection, or who is signed in, changed while it was read')

const isContentKey = (key: string): key is ContentKey => contentKind(key) !== undefined

/**
 * Reads a collection from the database. Changes that are made in this browser meanwhile are kept. Nothing
 * is taken that was read for an administrator who has signed out meanwhile.
 */
export async function readContent(key: string, versions: ContentVersions, reader: Reader) {
  if (!isContentKey(key)) throw new Error(`The database has no "${key}"`)
  const definition: CollectionDefinition<unknown> = definitions[key]
  const { schema } = definition
  const target = supabaseCollection(definition)
  const { administrator } = reader
  const drafts = administrator !== undefined
  const before = target.origin() && target.get()
  const value = await fetchContent(reader.get, key, drafts)
  const merge = (current: unknown) => {
    // A visitor has registered meanwhile. The result is read from the database the next time.
    const isOutdated = drafts ? !isCurrent(reader) : current !== before
    if (isOutdated) throw changedMeanwhile
    const shown = current && target.isWhole() ? current : value
    const pending = drafts ? withPendingChanges(key, value, shown, administrator) : value
    // Entries of the outbox may be damaged: a value that no page could show is left out.
    const next = schema.safeParse(pending).success ? pending : value
    return whole(sameJson(current, next) ? current : next)
  }
  const origin = { version: versions[key] ?? 0, drafts, administrator }
  await target.put(merge, origin).catch((error) => {
    if (error !== changedMeanwhile) throw error
  })
}
