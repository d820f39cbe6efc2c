import { authStore } from 'shared/auth'
import { administration } from '../../backend/administration'

/** Whether the administrator has changes that others do not have yet. */
export function hasUnsentChanges(): boolean {
  const { user } = authStore.getState()
  const entries = administration().outbox.get()
  // Not by `isOwn`, which would bring the schema of entries to every page.
  return entries.some(({ owner }) => owner.id === user?.id)
}
