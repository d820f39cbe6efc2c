import { afterEach, beforeEach, vi } from 'vitest'

/** Gives a test in Node the browser's storage: each test begins with an empty one. */
export function withMemoryStorage() {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('sessionStorage', memoryStorage())
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
  })
  afterEach(() => vi.unstubAllGlobals())
}

/** Entries are properties of their own, as in the browser's: `key in storage`, `Object.keys(storage)`. */
function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem: (key: string, text: string) => {
      entries[key] = String(text)
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
    clear: () => {
      for (const key of Object.keys(entries)) delete entries[key]
    },
  }
  // Behind the prototype, so that they are no entries.
  const entries: Record<string, string> = Object.create(methods)
  return entries as unknown as Storage
}
