import { reportWarning } from 'shared/reporting'

/** Runs `work`, which may take long, while no other tab runs work under the same name. */
export async function withWebLock(name: string, work: () => Promise<void>): Promise<void> {
  // Web Locks exist in secure contexts only.
  if (!navigator.locks) return work()
  let granted = false
  try {
    await navigator.locks.request(name, () => {
      granted = true
      return work()
    })
  } catch (error) {
    if (granted) throw error
    // A browser that blocks storage refuses locks as well.
    reportWarning('admin-console', `Locks are unavailable for "${name}"`, error)
    return work()
  }
}
