/** Keeps the content of a page that stays open, and this browser's copy, as the database has it. */
import { authStore } from 'shared/auth'
import { reportWarning } from 'shared/reporting'
import { readableKeys } from '../../../content/contentKinds'
import { storedOrigin } from '../content/contentCopy'
import { contentLoader } from '../content/contentLoader'
import { type ContentVersions, fetchCurrentVersions, knownSchema } from '../content/contentVersions'
import { forgetConfidential, supabaseCollections } from '../content/supabaseCollection'
import { fetchDatabase, requestLimitMs } from '../fetchDatabase'

/** The shortest time between two comparisons. */
const pauseMs = 10_000

/** Compares versions now, when the tab becomes visible, and when somebody has signed in or out. */
export function keepContentFresh() {
  // Not by the clock, which people can set.
  let startedAt = Number.NEGATIVE_INFINITY
  let syncing = Promise.resolve()

  function sync() {
    startedAt = performance.now()
    syncing = syncing.then(syncContent)
    return syncing
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (performance.now() - startedAt >= pauseMs) sync()
  })
  let { status } = authStore.getState()
  authStore.subscribe(() => {
    const before = status
    status = authStore.getState().status
    if (status !== before) sync()
  })
  return sync()
}

/**
 * Asks the database for its versions, and then for what has changed of the collections that this browser
 * has. Whatever fails leaves the content as it is until the next time.
 */
export async function syncContent(): Promise<void> {
  try {
    const { status, user } = authStore.getState()
    // It is not known whether somebody is signed in.
    if (status === 'loading' || status === 'unreachable') return
    forgetConfidential()
    const administrator = user?.id
    const keys = readableKeys(administrator !== undefined)
    for (const { keep } of supabaseCollections.values()) await keep()
    const versions = await fetchCurrentVersions(
      administrator ? (await contentLoader()).getAs(administrator) : getAsAnybody,
    )
    const outdated = keys.filter((key) => isOutdated(key, versions, administrator))
    if (outdated.length === 0 && versions.schema === knownSchema) return
    await (await contentLoader()).readContents(outdated, versions, administrator)
  } catch (error) {
    reportWarning('shared', 'Content is stale', error)
  }
}

/** Instead of `supabaseRequest`: a first page asks for the versions, and needs no more to do so. */
async function getAsAnybody(path: string): Promise<unknown> {
  const response = await fetchDatabase(path, { signal: AbortSignal.timeout(requestLimitMs) })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

function isOutdated(key: string, versions: ContentVersions, administrator: string | undefined) {
  const origin = supabaseCollections.get(key)?.origin() ?? storedOrigin(key).read()
  const latest = versions[key]
  // An older database may not have it yet.
  if (!origin || latest === undefined) return false
  const isReaders =
    origin.administrator === administrator && origin.drafts === Boolean(administrator)
  // Any other version is newer: a database that was restored from a backup counts from there.
  return origin.version !== latest || !isReaders
}
