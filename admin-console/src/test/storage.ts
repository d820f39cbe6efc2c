/** Reads and writes the browser's storage as the tests see it. */

/** What is stored under this key; `null` where there is nothing. */
export const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Writes as another tab does: the browser tells this page about it. */
export function storeAsAnotherTab(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key }))
}
