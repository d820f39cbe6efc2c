import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { LatestList } from '../../components/LatestList'
import { donorName } from '../../format/donorName'
import { formatDay } from '../../format/formatDay'
import { useAppSelector } from '../../state/hooks'
import { latestFirst, selectDonations } from './donationsSlice'
import { StatusBadge } from './StatusBadge'

const maxShown = 4

/** The newest donations, each linked to all donations of its donor. */
export function LatestDonations() {
  // The list may have the record that was entered last on top, whatever its day.
  const donations = latestFirst(useAppSelector(selectDonations))
  return (
    <LatestList
      items={donations.slice(0, maxShown).map((donation) => ({
        key: donation.id,
        name: donorName(donation),
        to: listOf(donation),
        aside: formatUsd(donation.amount),
        note: [formatDay(donation.date)],
        badge: <StatusBadge status={donation.status} />,
      }))}
      all={{ to: '/admin/donations', label: 'All donations' }}
    />
  )
}

const listOf = (donation: Pick<DonationRecord, 'donorName'>) =>
  `/admin/donations?${new URLSearchParams({ search: donation.donorName.trim() })}`
