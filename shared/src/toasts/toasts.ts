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
  /** One thing the reader can do about it, such as Undo. It closes the toast. */
  action?: { label: string; run: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

const mostAtOnce = 2
const none: readonly ShownToast[] = []
const shown = createObservable('toasts', none)
let nextId = 1

/**
 * Shows a toast and returns its id. It takes the place of what only told something: "Login failed"
 * does not stand above "Success!". One that offers an action stays beside it; at most two are shown.
 */
export function showToast(toast: Toast): number {
  const id = nextId++
  const offering = shown.get().filter(({ action }) => action)
  shown.set([...offering, { ...toast, id }].slice(-mostAtOnce))
  return id
}

/** Closes a toast; nothing happens when it is closed already. */
export function dismissToast(id: number) {
  shown.set(shown.get().filter((toast) => toast.id !== id))
}

/** What `Toaster` subscribes to, in the form of React's `useSyncExternalStore`. */
export const toastStore = {
  subscribe: shown.subscribe,
  getSnapshot: shown.get,
  getServerSnapshot: () => none,
}
