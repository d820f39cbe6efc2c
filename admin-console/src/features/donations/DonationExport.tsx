import { Button } from 'antd'
import { useId } from 'react'
import { saveFile } from 'shared/browser/saveFile'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatNumber } from 'shared/format/number'
import { Icon } from '../../components/Icon'
import styles from './DonationExport.module.css'
import { donationsCsv } from './donationsCsv'

/** Exports what the list below it shows: the current tab, search and order. */
export function DonationExport({ donations }: { donations: readonly DonationRecord[] }) {
  const headingId = useId()
  const count = donations.length

  function exportToCsv() {
    saveFile({
      name: `donations-${jamaicaDay(new Date())}.csv`,
      type: 'text/csv',
      text: donationsCsv(donations),
    })
  }

  return (
    <section className={styles.export} aria-labelledby={headingId}>
      <h2 id={headingId}>Export Data</h2>
      <Button icon={<Icon name="download" />} disabled={count === 0} onClick={exportToCsv}>
        Export to CSV ({formatNumber(count)} {count === 1 ? 'donation' : 'donations'})
      </Button>
    </section>
  )
}
