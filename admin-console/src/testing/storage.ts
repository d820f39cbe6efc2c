/** Reads and writes the browser's storage as the tests see it. */

/** The parsed value stored under this key; `null` if there is none. */
export const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Stores a value like another tab, including the storage event. */
export function storeAsAnotherTab(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key }))
}
