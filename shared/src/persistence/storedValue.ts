/**
 * One value under one key of localStorage, parsed by its schema each time it is read.
 *
 * Storage may be missing, full or hold unreadable text. None of this throws: it is reported, and
 * the return value tells the caller.
 */
import * as z from 'shared/schema'
import { reportWarning } from '../reporting/reports'

export interface StoredValue<T> {
  readonly key: string
  /**
   * The stored value, or `undefined` where there is none that can be read. The same reference as
   * long as the stored text is the same.
   */
  read(): T | undefined
  /** `false` when the value could not be saved; what was stored before is then still there. */
  write(value: T): boolean
  remove(): void
  /**
   * Calls back when another tab wrote or removed the value, or when this page is restored from the
   * back/forward cache. Returns the unsubscriber.
   */
  onExternalChange(callback: () => void): () => void
}

export function storedValue<T>(key: string, schema: z.ZodMiniType<T>): StoredValue<T> {
  let damaged = false
  let latest: { text: string; value: T } | undefined

  function read(): T | undefined {
    damaged = false
    try {
      const text = localStorage.getItem(key)
      if (text === null) return undefined
      if (text === latest?.text) return latest.value
      const parsed = parse(text, schema)
      if (parsed.ok) {
        latest = { text, value: parsed.value }
        return parsed.value
      }
      damaged = true
      reportWarning('shared', `Stored "${key}" cannot be read, the default is used`, parsed.reason)
      damaged = !setAside(key, text)
    } catch (error) {
      reportWarning('shared', `Storage is unavailable while reading "${key}"`, error)
    }
    return undefined
  }

  function write(value: T): boolean {
    if (damaged) {
      reportWarning('shared', `"${key}" is not saved: its unreadable text could not be set aside`)
      return false
    }
    try {
      const text = JSON.stringify(value)
      localStorage.setItem(key, text)
      latest = { text, value }
      return true
    } catch (error) {
      reportWarning('shared', `"${key}" could not be saved`, error)
      return false
    }
  }

  function remove() {
    try {
      localStorage.removeItem(key)
    } catch (error) {
      reportWarning('shared', `"${key}" could not be removed`, error)
    }
  }

  function onExternalChange(callback: () => void) {
    // `key` is null when another tab cleared the whole storage.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) callback()
    }
    // A page restored from the back/forward cache has missed every storage event meanwhile.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) callback()
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }

  return { key, read, write, remove, onExternalChange }
}

type Parsed<T> = { ok: true; value: T } | { ok: false; reason: string }

function parse<T>(text: string, schema: z.ZodMiniType<T>): Parsed<T> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: String(error) }
  }
  const result = schema.safeParse(data)
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, reason: z.prettifyError(result.error) }
}

/** Moves text that cannot be read to the first free key `<key>.unreadable.<n>`. */
function setAside(key: string, text: string): boolean {
  try {
    let n = 1
    while (localStorage.getItem(`${key}.unreadable.${n}`) !== null) n += 1
    localStorage.setItem(`${key}.unreadable.${n}`, text)
    // Another tab may have set it aside as well, and have saved something readable since.
    if (localStorage.getItem(key) === text) localStorage.removeItem(key)
    return true
  } catch (error) {
    reportWarning('shared', `The unreadable text of "${key}" could not be set aside`, error)
    return false
  }
}
