import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Submission, SubmissionFilter } from 'shared/backend/administration'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { ExportButton } from '../../components/ExportButton'
import { saveCsv } from '../../format/saveCsv'
import { type ListFilter, submissionFilter } from './useSubmissionFilter'

interface SubmissionExportProps {
  filter: ListFilter
  /** How many submissions match the filter; `undefined` until it is known. */
  total: number | undefined
}

/** Exports the list below it, all pages. */
export function SubmissionExport({ filter, total }: SubmissionExportProps) {
  const { busy, fetchAll } = useFetchAll('Not exported')
  const save = async (rows: readonly Submission[]) => {
    const { submissionsCsv } = await import('./submissionsCsv')
    saveCsv('submissions', submissionsCsv(rows))
  }
  return (
    <ExportButton
      count={total}
      busy={busy}
      onExport={() => fetchAll(submissionFilter(filter), save)}
    />
  )
}

interface PrintListProps {
  eventId: number
  title: string
  disabled: boolean
}

/** Prints who is registered for an event, as a list for the day. */
export function PrintList({ eventId, title, disabled }: PrintListProps) {
  const { busy, fetchAll } = useFetchAll('Not printed')
  const [sheet, setSheet] = useState<ReactNode>()
  const print = async (registrations: readonly Submission[]) => {
    const { PrintedList } = await import('./PrintedList')
    const onPrinted = () => setSheet(undefined)
    setSheet(<PrintedList {...{ title, registrations, onPrinted }} />)
  }
  return (
    <>
      <Button
        disabled={disabled}
        loading={busy}
        onClick={() => fetchAll({ kinds: ['registration'], notCanceled: true, eventId }, print)}
      >
        Print the list
      </Button>
      {sheet}
    </>
  )
}

/** Fetches what a filter lets through, all pages, and says so when that, or its use, fails. */
function useFetchAll(failed: string) {
  const [busy, setBusy] = useState(false)

  async function fetchAll(
    filter: SubmissionFilter,
    use: (rows: readonly Submission[]) => Promise<void>,
  ) {
    setBusy(true)
    try {
      await use(await administration().submissions.all(filter))
    } catch (error) {
      showFailure(failed, error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, fetchAll }
}
