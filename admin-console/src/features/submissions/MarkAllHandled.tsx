import { Button } from 'antd'
import { useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { formatNumber } from 'shared/format/number'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'
import { useQuery } from '../../backend/useQuery'
import { withUndo } from '../../components/withUndo'
import { useFocusHandover } from '../../focus/useFocusHandover'
import { counted, countedPeople } from '../../format/counted'
import { tellsSender } from './submission'
import { newTab } from './submissionTabs'
import { filterKey, type ListFilter, submissionFilter } from './useSubmissionFilter'

interface WithFilter {
  filter: ListFilter
  /** The ids of registrations whose people only the administrator can tell something: they stay as they are. */
  toContact: ReadonlySet<string> | undefined
  onChanged: () => void
}

interface MarkAllHandledProps extends WithFilter {
  /** How many are unhandled, whatever the filter: when it changes, they are counted again. */
  unhandled: number | undefined
}

/** Marks what the list shows as handled, on all of its pages. */
export function MarkAllHandled({ filter, toContact, unhandled, onChanged }: MarkAllHandledProps) {
  const mailRuns = useMailRuns()
  const key = filterKey(filter)
  const { data } = useQuery(
    `${key} ${unhandled}`,
    () => administration().submissions.list(unhandledOnly(filter), 1, 1),
    key,
  )
  const { total = 0, rows: [newest] = [] } = data ?? {}
  // A single one has its own button. Before it is known who is emailed, nothing could say so.
  if (!newest || total === 1 || mailRuns === undefined) return null
  return <MarkButton {...{ filter, toContact, onChanged, total, newest, mailRuns }} />
}

const unhandledOnly = (filter: ListFilter) => ({ ...submissionFilter(filter), ...newTab.filter })

interface MarkButtonProps extends WithFilter {
  /** Of those that were counted. */
  total: number
  newest: Submission
  mailRuns: boolean
}

function MarkButton({ filter, toContact, onChanged, total, newest, mailRuns }: MarkButtonProps) {
  const [busy, setBusy] = useState(false)
  const button = useFocusHandover<HTMLButtonElement>()
  const { submissions } = administration()

  async function mark(all: readonly Submission[], handled: boolean): Promise<boolean> {
    let done = 0
    try {
      for (const submission of all) {
        await submissions.setHandled(submission, handled)
        done += 1
      }
      return true
    } catch (error) {
      showFailure(`${formatNumber(done)} of ${formatNumber(all.length)} updated`, error)
      return false
    } finally {
      onChanged()
    }
  }

  async function markAll() {
    const found = await submissions.all(unhandledOnly(filter))
    // What has come since they were counted, nobody has seen.
    const seen = found.filter((submission) => submission.createdAt <= newest.createdAt)
    const handled = seen.filter(({ id }) => !toContact?.has(id))
    if (!(await mark(handled, true))) return
    const number = counted(handled.length, 'submission')
    const told = mailRuns ? handled.filter(tellsSender).length : 0
    const whom = told === handled.length ? 'them' : `${formatNumber(told)} of them`
    const left = seen.length - handled.length
    const notes = [
      told > 0 && `We’ll email ${whom} in 5 minutes.`,
      left > 0 && `You still have to contact ${countedPeople(left)}.`,
    ].filter(Boolean)
    showToast(
      withUndo(
        {
          kind: 'success',
          title: `${number} marked as handled`,
          ...(notes.length > 0 && { description: notes.join(' ') }),
        },
        () => mark(handled, false),
        `${number} reopened`,
      ),
    )
  }

  return (
    <Button
      ref={button}
      loading={busy}
      onClick={() => {
        setBusy(true)
        markAll()
          .catch((error) => showFailure('Not updated', error))
          .finally(() => setBusy(false))
      }}
    >
      Mark all {formatNumber(total)} handled
    </Button>
  )
}
