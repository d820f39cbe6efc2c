import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import { useAppSelector } from '../../state/hooks'
import styles from './DonationSummary.module.css'
import { selectDonationFigures } from './donationFigures'

/** Totals of all donations, regardless of the search and the tab. */
export function DonationSummary() {
  const { totalUsd, website, donors } = useAppSelector(selectDonationFigures)
  return (
    <div className={styles.summary}>
      <dl className={styles.cards}>
        <Card
          title="Total Donations"
          figure={formatUsd(totalUsd)}
          caption="Total processed donations"
        />
        <Card
          title="Website Donations"
          figure={formatNumber(website)}
          caption="Online donations processed"
        />
        <Card title="Total Donors" figure={formatNumber(donors)} caption="Unique donors" />
      </dl>
    </div>
  )
}

function Card({ title, figure, caption }: { title: string; figure: string; caption: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd>{caption}</dd>
    </div>
  )
}
