import type { DonationStatus } from 'shared/entities/donationRecord'
import { statusLabel } from './donationLabels'
import styles from './StatusBadge.module.css'

/** The word says what the colour says: green completed, yellow pending, red otherwise. */
export function StatusBadge({ status }: { status: DonationStatus }) {
  return (
    <span className={styles.badge} data-status={status}>
      {statusLabel(status)}
    </span>
  )
}
