import { afterEach } from 'vitest'

/** Resolves when everything that waits for a lock at this moment has been done: all is stored. */
export async function writesSettled() {
  const { held = [], pending = [] } = await navigator.locks.query()
  const names = new Set([...held, ...pending].map(({ name }) => name ?? ''))
  await Promise.all([...names].map((name) => navigator.locks.request(name, () => {})))
}

// What a test leaves to be written would be written into the storage of the next one.
afterEach(writesSettled)
