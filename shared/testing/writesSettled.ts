/**
 * Resolves when all pending writes have been stored. Also used at the end of tests, so that their writes
 * do not reach the storage of the next test.
 */
export async function writesSettled() {
  const { held = [], pending = [] } = await navigator.locks.query()
  const names = new Set([...held, ...pending].map(({ name }) => name ?? ''))
  const collections = [...names].filter((name) => name.startsWith('collection:'))
  await Promise.all(collections.map((name) => navigator.locks.request(name, () => {})))
}
