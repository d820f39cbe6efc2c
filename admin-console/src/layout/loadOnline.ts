import { offlineToast } from 'shared/content/offlineToast'
import { dismissToast, showToast } from 'shared/toasts'

/** Whether code failed to load without a connection. React remembers that: only a reload requests it again. */
export const offline = { hasFailed: false }

/** The id of the toast that says so; no toast has the first one. */
let toast = 0

/** Loads the code of a page. Without a connection, the page before stays until there is one. */
export async function loadOnline<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await connection()
    return load().catch((failure) => {
      offline.hasFailed = true
      throw failure
    })
  }
}

/** Waits for it, and says so: again with each link, as React asks for a page only once. */
async function connection() {
  const say = () => {
    toast = showToast(offlineToast)
  }
  const sayAgain = ({ target }: Event) => {
    if ((target as Element).closest('a')) say()
  }
  say()
  addEventListener('click', sayAgain, true)
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  removeEventListener('click', sayAgain, true)
  stopSayingOffline()
}

export const stopSayingOffline = () => dismissToast(toast)
