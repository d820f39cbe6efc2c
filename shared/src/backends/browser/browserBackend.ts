/**
 * Nothing behind the site but the browser that shows it: what is changed and sent stays here, in
 * localStorage and, where it may become large, in IndexedDB.
 */
import { authStore } from 'shared/auth'
import type { Backend } from 'shared/backend'
import { reportWarning } from 'shared/reporting'
import { loadPart } from '../../backend/loadPart'
import type { Collection } from '../../persistence/collection'
import type { CollectionDefinition } from '../../persistence/defineCollection'
import { deviceCollection } from '../device/deviceCollection'
import { browserCapabilities } from './browserCapabilities'

export const browserBackend: Backend = {
  capabilities: browserCapabilities,
  collection: withHistory,
  confirmSession: () => null,
  session: () => loadPart(() => import('./browserSession')).then((late) => late.browserSession),
  submissions: () =>
    loadPart(() => import('./browserSubmissions')).then((late) => late.submissions),
  administration: () =>
    loadPart(() => import('./browserAdministration')).then((late) => late.administration),
}

/** The collection, whose changes by an administrator are recorded. */
function withHistory<T>(definition: CollectionDefinition<T>): Collection<T> {
  const collection = deviceCollection(definition)
  return {
    ...collection,
    update: (change) =>
      collection.update((current) => {
        const next = change(current)
        if (authStore.getState().user) void record(definition.key, current, next)
        return next
      }),
  }
}

async function record(key: string, before: unknown, after: unknown) {
  try {
    const { followChange } = await loadPart(() => import('./followChange'))
    await followChange(key, before, after)
  } catch (error) {
    reportWarning('shared', `A change of "${key}" is missing from the history`, error)
  }
}
