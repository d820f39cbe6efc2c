/** Keeps the content of a page that stays open, and this browser's copy, as the database has it. */
import { authStore } from 'shared/auth'
import { syncContent } from './syncContent'

/** The shortest time between two comparisons. */
const pauseMs = 10_000

/** Compares versions now, when the tab becomes visible, and when somebody has signed in or out. */
export function keepContentFresh() {
  // Not by the clock, which people can set.
  let startedAt = Number.NEGATIVE_INFINITY
  let syncing: Promise<void> | undefined

  function sync() {
    startedAt = performance.now()
    syncing = (syncing ?? Promise.resolve()).then(syncContent)
    return syncing
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (performance.now() - startedAt >= pauseMs) sync()
  })
  let { status } = authStore.getState()
  authStore.subscribe(() => {
    const before = status
    status = authStore.getState().status
    if (status !== before) sync()
  })
  return sync()
}
