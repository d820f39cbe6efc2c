import type { ReactNode } from 'react'
import { formatNumber } from 'shared/format/number'
import { showToast } from 'shared/toasts'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { failureTexts } from '../../queries/failureTexts'
import { showFailure } from '../../queries/showFailure'
import { useDebounced } from '../../queries/useDebounced'
import { useStoreQuery } from '../../queries/useStoreQuery'

interface DeleteManyProps {
  title: string
  /** Which submissions, "sent before Mar 3, 2026"; falsy until that is chosen. */
  what: string | false | undefined
  /** A key that changes whenever `count` counts something else. */
  queryKey: string
  /** How many would be deleted. */
  count: () => Promise<number>
  /** Deletes them and resolves with how many there were. */
  run: () => Promise<number>
  onChanged: () => void
  onClose: () => void
  /** The fields that choose the submissions. */
  children: ReactNode
}

/** Asks before deleting submissions, and says how many they are. */
export function DeleteMany(props: DeleteManyProps) {
  const { title, what, queryKey, count, run, onChanged, onClose, children } = props
  const settledKey = useDebounced(queryKey)
  const counted = useStoreQuery(settledKey, what ? count : null)
  const isCurrent = settledKey === queryKey && !counted.loading && !counted.failure
  const number = what && isCurrent ? counted.data : undefined

  async function confirm() {
    try {
      const deleted = await run()
      showToast({
        kind: 'destructive',
        title: `${submissions(deleted)} deleted`,
        description: `All ${what} are gone.`,
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
      confirmLabel={number ? `Delete ${submissions(number)}` : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
      <p role="status">
        {counted.failure
          ? failureTexts[counted.failure]
          : what && (number === undefined ? 'Counting…' : `${submissions(number)} ${what}.`)}
      </p>
    </ConfirmDialog>
  )
}

const submissions = (count: number) => `${formatNumber(count)} submission${count === 1 ? '' : 's'}`
