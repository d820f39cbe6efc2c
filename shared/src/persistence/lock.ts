/** Runs `work` while no other tab of this site runs work under the same name. */
export async function withLock<T>(name: string, work: () => T): Promise<T> {
  // Web Locks exist in secure contexts only. Without them `work`, being synchronous, still runs
  // unbroken within this tab.
  if (!navigator.locks) return work()
  return navigator.locks.request(`collection:${name}`, work) as Promise<T>
}
