import type { ReactNode } from 'react'
import { showToast } from 'shared/toasts'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { counted } from '../../format/counted'
import { useDebounced } from '../../forms/useDebounced'
import { failureTexts } from '../../queries/failureTexts'
import { showFailure } from '../../queries/showFailure'
import { useStoreQuery } from '../../queries/useStoreQuery'

interface DeleteManyProps {
  title: string
  /** Describes the chosen submissions, "sent before Mar 3, 2026"; falsy until they are chosen. */
  selection: string | false | undefined
  /** A key that changes whenever `count` counts something else. */
  queryKey: string
  /** How many would be deleted. */
  count: () => Promise<number>
  /** Deletes them and resolves with how many there were. */
  deleteAll: () => Promise<number>
  onChanged: () => void
  onClose: () => void
  /** The fields that choose the submissions. */
  children: ReactNode
}

/** Asks before deleting submissions, and says how many they are. */
export function DeleteMany(props: DeleteManyProps) {
  const { title, selection, queryKey, count, deleteAll, onChanged, onClose, children } = props
  const settledKey = useDebounced(queryKey)
  const query = useStoreQuery(settledKey, selection ? count : null)
  const isCurrent = settledKey === queryKey && !query.loading && !query.failure
  const number = selection && isCurrent ? query.data : undefined

  async function confirm() {
    try {
      const deleted = await deleteAll()
      showToast({
        kind: 'destructive',
        title: `${counted(deleted, 'submission')} deleted`,
        description: `All ${selection} are gone.`,
      })
    } catch (error) {
      showFailure('Nothing deleted', error)
      throw error
    }
    onChanged()
  }

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={number ? `Delete ${counted(number, 'submission')}` : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
      <p>
        Places that were registered for stay taken. To free them, lower the event’s number of
        attendees.
      </p>
      <p role="status">
        {query.failure
          ? failureTexts[query.failure]
          : selection &&
            (number === undefined ? 'Counting…' : `${counted(number, 'submission')} ${selection}.`)}
      </p>
    </ConfirmDialog>
  )
}
