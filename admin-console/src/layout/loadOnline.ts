import { offlineToast } from 'shared/content/offlineToast'
import { dismissToast, showToast } from 'shared/toasts'

/** What was opened without a connection. */
export const offline: {
  /** React remembers that code failed to load: only a reload requests it again. */
  hasFailed: boolean
  /** The toast of a page that opens when there is a connection. */
  toast?: number
} = { hasFailed: false }

/** Loads the code of a page. Without a connection, the page before stays until there is one. */
export async function loadOnline<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    const toast = showToast(offlineToast)
    offline.toast = toast
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    dismissToast(toast)
    offline.hasFailed = true
    return load()
  }
}
