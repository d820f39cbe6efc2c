import { offlineToast } from 'shared/content/offlineToast'
import { dismissToast, showToast } from 'shared/toasts'
import { reloadIfAnswered } from './reloadIfAnswered'

/**
 * Loads the code of a page that a link leads to. Without a connection the page before stays until there
 * is one. If it fails otherwise, the browser opens the page's document, which can be read without the
 * code. Rejects where that would not help.
 */
export async function loadOrOpenDocument<Module>(
  load: () => Promise<Module>,
  href = globalThis.location?.href,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    // Where pages are prerendered there is no location, and no connection to wait for.
    if (!href) throw error
    if (!navigator.onLine) {
      await connection()
      return loadOrOpenDocument(load, href)
    }
    if (isOpen(href) || !(await reloadIfAnswered(href))) throw error
    return new Promise(() => {})
  }
}

async function connection() {
  const toast = showToast(offlineToast)
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  dismissToast(toast)
}

function isOpen(href: string) {
  const [opened] = performance.getEntriesByType('navigation')
  return opened?.name === href.replace(/#.*/, '')
}
