import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import { useAppSelector } from '../../state/hooks'
import styles from './DonationSummary.module.css'
import { selectDonationFigures } from './donationFigures'

/** Totals of all donations, regardless of the search and the tab. */
export function DonationSummary() {
  const { totalUsd, website, donors } = useAppSelector(selectDonationFigures)
  const cards = [
    ['Total Donations', formatUsd(totalUsd), 'Total processed donations'],
    ['Website Donations', formatNumber(website), 'Online donations processed'],
    ['Total Donors', formatNumber(donors), 'Unique donors'],
  ]
  return (
    <div className={styles.summary}>
      <dl className={styles.cards}>
        {cards.map(([title, figure, caption]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd>{caption}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
