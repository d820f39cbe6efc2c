/**
 * One value under one key of localStorage, parsed by its schema each time it is read.
 *
 * Storage may be missing, full or hold unreadable text. None of this throws: it is reported, and
 * the return value tells the caller.
 */

import { reportWarning } from 'shared/reporting'
import type * as z from 'shared/schema'
import { type Migration, parseStored } from './parseStored'
import { quarantine, removeQuarantined } from './quarantine'
import { readVersion, removeVersion, writeVersion } from './storedVersion'

export interface StoredValue<T> {
  readonly key: string
  /**
   * The stored value, or `undefined` where there is none that can be read. The same reference as
   * long as the stored text is the same.
   */
  read(): T | undefined
  /** `false` when the value could not be saved; what was stored before is then still there. */
  write(value: T): boolean
  /** Removes all that is kept under this key, what could not be read as well. */
  remove(): void
  /**
   * Calls back when another tab wrote or removed the value, or when this page is restored from the
   * back/forward cache. Returns the unsubscriber.
   */
  onExternalChange(callback: () => void): () => void
}

/** @param migrations of values that carry a version; others have none */
export function storedValue<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  migrations?: readonly Migration[],
): StoredValue<T> {
  let damaged = false
  let latest: { text: string; value: T } | undefined

  function read(): T | undefined {
    damaged = false
    try {
      const text = localStorage.getItem(key)
      if (text === null) return undefined
      if (text === latest?.text) return latest.value
      const version = migrations ? readVersion(key) : 1
      const { value, unreadable } = parseStored(text, schema, migrations ?? [], version)
      if (unreadable) {
        const rest = value === undefined ? 'the default is used' : 'its other items are kept'
        reportWarning('shared', `Stored "${key}" cannot be read, ${rest}`, unreadable.reason)
        damaged = !quarantined(unreadable.text, text, value)
      } else if (value !== undefined) latest = { text, value }
      return value
    } catch (error) {
      reportWarning('shared', `Storage is unavailable while reading "${key}"`, error)
    }
    return undefined
  }

  /** Moves what cannot be read into quarantine. `false` if it could not be stored there. */
  function quarantined(unreadable: string, text: string, value: T | undefined): boolean {
    try {
      quarantine(key, unreadable)
      // Another tab may have done so as well, and have saved something readable since.
      if (localStorage.getItem(key) !== text) return true
      if (value === undefined) localStorage.removeItem(key)
      else save(value)
      return true
    } catch (error) {
      reportWarning('shared', `The unreadable text of "${key}" could not be set aside`, error)
      return false
    }
  }

  function save(value: T) {
    const text = JSON.stringify(value)
    localStorage.setItem(key, text)
    latest = { text, value }
    if (migrations) writeVersion(key, migrations.length + 1)
  }

  function write(value: T): boolean {
    if (damaged) {
      reportWarning('shared', `"${key}" is not saved: its unreadable text could not be set aside`)
      return false
    }
    try {
      save(value)
      return true
    } catch (error) {
      reportWarning('shared', `"${key}" could not be saved`, error)
      return false
    }
  }

  function remove() {
    try {
      localStorage.removeItem(key)
      removeVersion(key)
      removeQuarantined(key)
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
