import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import { useAppSelector } from '../../app/hooks'
import styles from './DonationSummary.module.css'
import { selectDonationFigures } from './donationFigures'

/** The figures of all donations; the search and the tabs do not change them. */
export function DonationSummary() {
  const { totalUsd, website, donors } = useAppSelector(selectDonationFigures)
  return (
    <div className={styles.summary}>
      <dl className={styles.cards}>
        <Card title="Total Donations" figure={formatUsd(totalUsd)} of="Total processed donations" />
        <Card
          title="Website Donations"
          figure={formatNumber(website)}
          of="Online donations processed"
        />
        <Card title="Total Donors" figure={formatNumber(donors)} of="Unique donors" />
      </dl>
    </div>
  )
}

function Card({ title, figure, of }: { title: string; figure: string; of: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd>{of}</dd>
    </div>
  )
}
