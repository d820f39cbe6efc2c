import { reportWarning } from 'shared/reporting'

/** A value that tells its subscribers when it changes, in the form of `useSyncExternalStore`. */
export interface Observable<T> {
  /** The current value. The same reference until the value changes. */
  get(): T
  set(value: T): void
  /** Calls back after each change. Returns the unsubscriber. */
  subscribe(onChange: () => void): () => void
}

/** `name` is what the report says when a listener fails; the others still hear of the change. */
export function createObservable<T>(name: string, initial: T): Observable<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (error) {
          reportWarning('shared', `A listener to "${name}" failed`, error)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
