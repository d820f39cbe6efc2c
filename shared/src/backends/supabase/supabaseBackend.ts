/** A database of the foundation's own behind the site: what is changed and sent reaches everybody. */
import { authStore } from 'shared/auth'
import type { Backend } from 'shared/backend'
import { loadPart } from '../../backend/loadPart'
import { registrations } from '../../collections/registrations'
import { contentKind } from '../../content/contentKinds'
import { deviceCollection } from '../device/deviceCollection'
import { provideLoader } from './content/contentLoader'
import { forgetConfidential, supabaseCollection } from './content/supabaseCollection'
import { supabaseCapabilities } from './supabaseCapabilities'
import { keepContentFresh } from './sync/syncContent'

/**
 * The backend of a site whose document names a database. Returns with it a function that starts to keep
 * the content fresh, to be called once the page is interactive.
 */
export function startSupabase() {
  provideLoader(() => loadPart(() => import('./sync/loadContent')))
  // At once, and not when the database has answered: the tab may be closed in between.
  authStore.subscribe(forgetConfidential)
  return { backend: supabaseBackend, keepFresh: () => whenIdle(keepContentFresh) }
}

// Safari has no idle callbacks.
const whenIdle = (work: () => unknown) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1000)

const currentSession = () =>
  loadPart(() => import('./session/supabaseSession')).then(({ session }) => session)

export const supabaseBackend: Backend = {
  capabilities: supabaseCapabilities,
  collection(definition) {
    const { key } = definition
    if (contentKind(key)) return supabaseCollection(definition)
    if (key === registrations.key) return deviceCollection(definition)
    // A remote is newer than this shell. Kept in one browser, it would seem to be saved.
    throw new Error(`"${key}" is not known`)
  },
  confirmSession: () => currentSession().then(({ confirmSession }) => confirmSession()),
  session: currentSession,
  submissions: () =>
    loadPart(() => import('./supabaseSubmissions')).then((late) => late.submissions),
  administration: () =>
    loadPart(() => import('./supabaseAdministration')).then((late) => late.open()),
}
