import { provideBackend } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { namesDatabase } from 'shared/backends/supabase/namesDatabase'
import { loadingAttempts, retry } from 'shared/loading/retry'

/**
 * Chooses what is behind the site, once: the database that the document names, or this browser alone.
 * Returns a function that starts to keep the content fresh, to be called once the page is interactive.
 */
export async function startBackend(): Promise<() => void> {
  if (namesDatabase()) {
    const { startSupabase } = await retry(
      loadingAttempts,
      () => import('shared/backends/supabase/supabaseBackend'),
    )
    const { backend, keepFresh } = startSupabase()
    provideBackend(backend)
    return keepFresh
  }
  provideBackend(browserBackend)
  return () => {}
}
