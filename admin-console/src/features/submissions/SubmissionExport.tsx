import { useState } from 'react'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { ExportButton } from '../../components/ExportButton'
import { type ListFilter, submissionFilter } from './useSubmissionFilter'

interface SubmissionExportProps {
  filter: ListFilter
  /** How many submissions match the filter; `undefined` until it is known. */
  total: number | undefined
}

/** Exports the list below it, all pages. */
export function SubmissionExport({ filter, total }: SubmissionExportProps) {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const rows = await administration().submissions.all(submissionFilter(filter))
      const { saveSubmissions } = await import('./submissionDialogs')
      saveSubmissions(rows)
    } catch (error) {
      showFailure('Not exported', error)
    } finally {
      setBusy(false)
    }
  }

  return <ExportButton count={total} busy={busy} onExport={() => void save()} />
}
