/** Reads content from the database. */
import { authStore } from 'shared/auth'
import { reportWarning } from 'shared/reporting'
import { definitions } from '../../../collections/definitions'
import { type ContentKey, contentKind, readableKeys } from '../../../content/contentKinds'
import { sameJson } from '../../../json/sameJson'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import { administratorRequest } from '../administratorRequest'
import type { Content } from '../content/contentCopy'
import { type ContentVersions, fetchCurrentVersions, type Get } from '../content/contentVersions'
import { databaseAge } from '../content/databaseAge'
import { whole } from '../content/documentContent'
import { fetchContent } from '../content/fetchContent'
import { supabaseCollection, supabaseCollections } from '../content/supabaseCollection'
import { withPendingChanges } from '../outbox/outbox'
import { supabaseRequest } from '../supabaseRequest'

/** Gets as a visitor or, with drafts, as the administrator with this id who is signed in. */
export const getAs =
  (administrator?: string): Get =>
  async (path) =>
    administrator ? administratorRequest({ path }, administrator) : supabaseRequest({ path })

const signedIn = () => authStore.getState().user?.id

/**
 * Reads these collections, and says where the database's age may be why one cannot be read. Never
 * rejects: what cannot be read stays.
 */
export async function readContents(
  keys: string[],
  versions: ContentVersions,
  administrator?: string,
) {
  const age = databaseAge(versions, readableKeys(administrator !== undefined))
  if (age) reportWarning('shared', `The database is ${age} than this site`)
  for (const key of keys) {
    await readContent(key, versions, administrator).catch((error) =>
      reportWarning('shared', `"${key}" could not be read from the database`, error),
    )
  }
}

/** Reads a collection again if the database has another version. Never rejects: what cannot be read stays. */
export async function revalidate(key: string) {
  try {
    const versions = await fetchCurrentVersions(getAs(signedIn()))
    const origin = supabaseCollections.get(key)?.origin()
    if (origin?.version !== versions[key]) await readContent(key, versions, signedIn())
  } catch (error) {
    reportWarning('shared', `Whether "${key}" has something newer could not be asked`, error)
  }
}

/**
 * Reads a collection with what only the administrator who is signed in may see, unless this browser has
 * read it for them before.
 */
export async function loadForAdministrator(key: ContentKey) {
  const administrator = signedIn()
  if (!administrator) throw new Error('Nobody is signed in')
  const definition: CollectionDefinition<unknown> = definitions[key]
  const { origin } = supabaseCollection(definition)
  if (origin()?.administrator !== administrator) await readLatest(key, administrator)
}

/** Reads a collection in the version that the database has now. */
export const readLatest = async (key: string, administrator?: string) =>
  readContent(key, await fetchCurrentVersions(getAs(administrator)), administrator)

const isContentKey = (key: string): key is ContentKey => contentKind(key) !== undefined

/**
 * Reads a collection, which is then here under the version that came with it. Changes that are made in this
 * browser meanwhile are kept. Nothing is taken that was read for an administrator who has signed out meanwhile,
 * and nothing that is older than asked for unless it is newer than what is here.
 */
async function readContent(key: string, versions: ContentVersions, administrator?: string) {
  if (!isContentKey(key)) throw new Error(`The database has no "${key}"`)
  const definition: CollectionDefinition<unknown> = definitions[key]
  const target = supabaseCollection(definition)
  const drafts = administrator !== undefined
  const before = target.origin() && target.get()
  const hopedFor = versions[key] ?? 0
  const { version, value } = await fetchContent(getAs(administrator), key, hopedFor)
  const isKnown = ({ origin, leftOut }: Content<unknown>) =>
    origin.version >= version && origin.administrator === administrator && leftOut.size === 0
  const merge = (current: Content<unknown> | undefined) => {
    if (version < hopedFor && current && isKnown(current)) return undefined
    // A visitor has registered meanwhile. The result is read from the database the next time.
    const isOutdated = drafts ? signedIn() !== administrator : current?.value !== before
    if (isOutdated) return undefined
    const shown = current && current.leftOut.size === 0 ? current.value : value
    const pending = drafts ? withPendingChanges(key, value, shown, administrator) : value
    // Entries of the outbox may be damaged: a value that no page could show is left out.
    const next = definition.schema.safeParse(pending).success ? pending : value
    return whole(sameJson(current?.value, next) ? current?.value : next)
  }
  await target.put(merge, { version, drafts, administrator })
}
