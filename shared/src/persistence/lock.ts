import { reportWarning } from '../reporting/reporting'

/**
 * Runs `work` while no other tab of this site runs work under the same name. Without locks it still
 * runs, and unbroken within this tab, as it is synchronous.
 */
export async function withLock<T>(name: string, work: () => T): Promise<T> {
  // Web Locks exist in secure contexts only.
  if (!navigator.locks) return work()
  let granted = false
  try {
    return await navigator.locks.request(`collection:${name}`, () => {
      granted = true
      return work()
    })
  } catch (error) {
    if (granted) throw error
    // A browser that is told to keep nothing refuses locks together with the storage.
    reportWarning('shared', `Locks are unavailable for "${name}"`, error)
    return work()
  }
}
