/**
 * Resolves when everything that waits for a lock at this moment has been done: all is stored. For
 * the end of a test, too: what it leaves to be written would be written into the next one's storage.
 */
export async function writesSettled() {
  const { held = [], pending = [] } = await navigator.locks.query()
  const names = new Set([...held, ...pending].map(({ name }) => name ?? ''))
  await Promise.all([...names].map((name) => navigator.locks.request(name, () => {})))
}
