import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { Link } from 'shared/router'
import { donorName } from '../../format/donorName'
import { formatDay } from '../../format/formatDay'
import { useAppSelector } from '../../state/hooks'
import { selectDonations } from './donationsSlice'
import styles from './LatestDonations.module.css'
import { StatusBadge } from './StatusBadge'

const maxShown = 4

/** The newest donations, each linked to all donations of its donor. */
export function LatestDonations() {
  // The list has the record that was entered last on top, whatever its day.
  const donations = useAppSelector(selectDonations).toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
  )
  if (donations.length === 0) return <p>No donation is recorded yet.</p>
  return (
    <>
      <ul className={styles.donations}>
        {donations.slice(0, maxShown).map((donation) => (
          <li key={donation.id}>
            <Link to={listOf(donation)}>{donorName(donation)}</Link>
            <span className={styles.amount}>{formatUsd(donation.amount)}</span>
            <span className={styles.date}>{formatDay(donation.date)}</span>
            <StatusBadge status={donation.status} />
          </li>
        ))}
      </ul>
      <Link to="/admin/donations">All donations</Link>
    </>
  )
}

const listOf = (donation: Pick<DonationRecord, 'donorName'>) =>
  `/admin/donations?${new URLSearchParams({ search: donation.donorName.trim() })}`
