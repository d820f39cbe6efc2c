import { authStore } from 'shared/auth'
import { isOwn } from 'shared/backend/outbox'
import { administration } from '../../backend/administration'

/** Whether the administrator has changes that others do not have yet. */
export function hasUnsentChanges(): boolean {
  const { user } = authStore.getState()
  return administration()
    .outbox.get()
    .some((entry) => isOwn(entry, user?.id))
}
