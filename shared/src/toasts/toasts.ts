/**
 * Short notices in a corner of the page. Both remotes publish them here and the shell shows them,
 * so that a toast outlives the page that raised it: signing in or out crosses from one remote to
 * the other.
 */
import { createObservable } from '../persistence/observable'

export interface Toast {
  kind: 'success' | 'info' | 'destructive'
  title: string
  description?: string
  /** Set where an element with the same text takes the focus, so that it is not announced twice. */
  silent?: boolean
  /** It stays until it is closed, or whoever has shown it dismisses it. */
  stays?: boolean
  /** One thing the reader can do about it, such as Undo. It closes the toast. */
  action?: { label: string; run: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

const maxShown = 2
const none: readonly ShownToast[] = []
const shown = createObservable('toasts', none)
let nextId = 1

/**
 * Shows a toast and returns its id. It replaces toasts without an action, so that "Login failed"
 * does not stay above "Success!". A toast with an action stays; at most two are shown.
 */
export function showToast(toast: Toast): number {
  const id = nextId++
  const withAction = shown.get().filter(({ action }) => action)
  // The newest comes first for the keyboard, too.
  shown.set([{ ...toast, id }, ...withAction].slice(0, maxShown))
  return id
}

/** Closes a toast; does nothing when it is closed already. */
export function dismissToast(id: number) {
  shown.set(shown.get().filter((toast) => toast.id !== id))
}

/** What `Toaster` subscribes to, in the form of React's `useSyncExternalStore`. */
export const toastStore = {
  subscribe: shown.subscribe,
  getSnapshot: shown.get,
  getServerSnapshot: () => none,
}
