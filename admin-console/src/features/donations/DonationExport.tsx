import { Button } from 'antd'
import { useId } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatNumber } from 'shared/format/number'
import { Icon } from '../../components/Icon'
import { saveCsv } from '../../format/saveCsv'
import styles from './DonationExport.module.css'
import { donationsCsv } from './donationsCsv'

/** Exports what the list below it shows: the current tab, search and order. */
export function DonationExport({ donations }: { donations: readonly DonationRecord[] }) {
  const headingId = useId()
  const count = donations.length

  return (
    <section className={styles.export} aria-labelledby={headingId}>
      <h2 id={headingId}>Export Data</h2>
      <Button
        icon={<Icon name="download" />}
        disabled={count === 0}
        onClick={() => saveCsv('donations', donationsCsv(donations))}
      >
        Export to CSV ({formatNumber(count)})
      </Button>
    </section>
  )
}
