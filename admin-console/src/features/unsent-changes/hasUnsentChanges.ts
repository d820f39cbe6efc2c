import { useSyncExternalStore } from 'react'
import { authStore } from 'shared/auth'
import { administration } from '../../backend/administration'
import { unfinishedForms } from './unfinishedForms'

const unsentTaps = () => (administration().door?.taps() ?? []).filter(({ sent }) => !sent).length

/** How many taps at doors of events others do not have yet. */
export const useUnsentTaps = () =>
  useSyncExternalStore(administration().door?.subscribe ?? never, unsentTaps)

const never = () => () => {}

/** Whether the administrator has changes that others do not have yet, or that logging out removes. */
export function hasUnsentChanges(): boolean {
  const { user } = authStore.getState()
  const entries = administration().outbox.get()
  // Not by `isOwn`, which would bring the schema of entries to every page.
  return (
    entries.some(({ owner }) => owner.id === user?.id) ||
    unsentTaps() > 0 ||
    unfinishedForms().length > 0
  )
}
