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
  const donations = useAppSelector(selectDonations)
  if (donations.length === 0) return <p>No donations yet.</p>
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
