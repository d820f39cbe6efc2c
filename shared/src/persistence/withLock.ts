import { reportWarning } from 'shared/reporting'

/**
 * Runs `work` while no other tab of this site runs work under the same name, and resolves with its
 * result or rejects with its error. Where locks are unavailable it still runs: work that is
 * synchronous then has this tab to itself.
 */
export async function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  // Web Locks exist in secure contexts only.
  if (!navigator.locks) return work()
  let granted = false
  try {
    return await navigator.locks.request(name, () => {
      granted = true
      return work()
    })
  } catch (error) {
    if (granted) throw error
    // A browser that blocks storage refuses locks as well.
    reportWarning('shared', `Locks are unavailable for "${name}"`, error)
    return work()
  }
}
