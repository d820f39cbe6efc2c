import { useState } from 'react'
import { ExportButton } from '../../components/ExportButton'
import { saveCsv } from '../../format/saveCsv'
import { showFailure } from '../../queries/showFailure'
import type { SubmissionFilter } from './submissionFilter'
import { requestAllSubmissions } from './submissionRequests'

interface SubmissionExportProps {
  filter: SubmissionFilter
  /** How many submissions match the filter; `undefined` until it is known. */
  total: number | undefined
}

/** Exports the list below it, all pages. */
export function SubmissionExport({ filter, total }: SubmissionExportProps) {
  const [busy, setBusy] = useState(false)

  async function exportToCsv() {
    setBusy(true)
    try {
      const rows = await requestAllSubmissions(filter)
      const { submissionsCsv } = await import('./submissionsCsv')
      saveCsv('submissions', submissionsCsv(rows))
    } catch (error) {
      showFailure('Not exported', error)
    } finally {
      setBusy(false)
    }
  }

  return <ExportButton count={total} busy={busy} onExport={exportToCsv} />
}
