import { Button } from 'antd'
import { useState } from 'react'
import { formatNumber } from 'shared/format/number'
import { Icon } from '../../components/Icon'
import { saveCsv } from '../../format/saveCsv'
import { showFailure } from '../../queries/showFailure'
import styles from './SubmissionExport.module.css'
import type { SubmissionFilter } from './submissionFilter'
import { requestAllSubmissions } from './submissionRequests'
import { submissionsCsv } from './submissionsCsv'

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
      saveCsv('submissions', submissionsCsv(await requestAllSubmissions(filter)))
    } catch (error) {
      showFailure('Not exported', error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      className={styles.export}
      icon={<Icon name="download" />}
      disabled={!total}
      loading={busy}
      onClick={exportToCsv}
    >
      Export to CSV
      {total !== undefined && ` (${formatNumber(total)})`}
    </Button>
  )
}
