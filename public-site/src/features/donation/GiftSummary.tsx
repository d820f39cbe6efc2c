import { GiftLabel } from './DonationLabels'
import styles from './GiftSummary.module.css'
import type { Donation } from './gift'

/** What is given, by whom and how often, before it is paid. */
export function GiftSummary({ donation }: { donation: Donation }) {
  return (
    <dl className={styles.gift}>
      <dt>Gift</dt>
      <dd>
        <GiftLabel {...donation} />
      </dd>
      <dt>From</dt>
      <dd>
        {donation.name}, {donation.email}
      </dd>
    </dl>
  )
}
