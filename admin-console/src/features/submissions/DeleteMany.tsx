import type { ReactNode } from 'react'
import type { DeletedSubmissions } from 'shared/backend/administration'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { failureText, showFailure } from '../../backend/failures'
import { useQuery } from '../../backend/useQuery'
import { ConfirmDialog } from '../../components/Dialog'
import { counted } from '../../format/counted'
import { upperFirst } from '../../format/upperFirst'
import { useDebounced } from '../../forms/useDebounced'

export interface DeleteDialogProps {
  onChanged: () => void
  onClose: () => void
}

interface DeleteManyProps extends DeleteDialogProps {
  title: string
  /** Which; missing until they are chosen. */
  chosen: DeletedSubmissions | undefined
  /** Describes them, "sent before Mar 3, 2026". */
  selection: string
  /** Deletes them, and resolves with how many they were. */
  remove?: () => Promise<number>
  /** What to confirm where there is none of them; without it, nothing. */
  labelOfNone?: string
  /** The fields that choose the submissions. */
  children: ReactNode
}

/** Asks before deleting submissions, and says how many they are. */
export function DeleteMany(props: DeleteManyProps) {
  const { title, chosen, selection, remove, labelOfNone, onChanged, onClose, children } = props
  const queryKey = JSON.stringify(chosen) ?? ''
  const settledKey = useDebounced(queryKey)
  const query = useQuery(
    settledKey,
    chosen ? () => administration().submissions.count(chosen) : null,
  )
  const isCurrent = settledKey === queryKey && !query.loading && !query.failure
  const number = chosen && isCurrent ? query.data : undefined

  async function confirm() {
    if (!chosen) return
    try {
      const deleted = await (remove?.() ?? administration().submissions.removeMany(chosen))
      showToast({
        kind: 'destructive',
        title: `${counted(deleted, 'submission')} deleted`,
        description: `${upperFirst(selection)}.`,
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
      confirmLabel={
        number ? `Delete ${counted(number, 'submission')}` : number === 0 ? labelOfNone : undefined
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
      <p>This frees any places at upcoming events for the waiting list or other visitors.</p>
      <p role="status">
        {query.failure
          ? failureText(query.failure)
          : chosen &&
            (number === undefined ? 'Counting…' : `${counted(number, 'submission')} ${selection}.`)}
      </p>
    </ConfirmDialog>
  )
}
