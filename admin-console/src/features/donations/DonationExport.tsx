import { useId } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { ExportButton } from '../../components/ExportButton'
import { saveCsv } from '../../format/saveCsv'
import styles from './DonationExport.module.css'
import { donationsCsv } from './donationsCsv'

/** Exports what the list below it shows: the current tab, search and order. */
export function DonationExport({ donations }: { donations: readonly DonationRecord[] }) {
  const headingId = useId()

  return (
    <section className={styles.export} aria-labelledby={headingId}>
      <h2 id={headingId}>Export Data</h2>
      <ExportButton
        count={donations.length}
        onExport={() => saveCsv('donations', donationsCsv(donations))}
      />
    </section>
  )
}
