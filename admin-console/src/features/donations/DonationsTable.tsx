import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { donorName } from '../../format/donorName'
import { formatDay } from '../../format/formatDay'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable } from '../../lists/ListTable'
import type { ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import styles from './DonationsTable.module.css'
import { campaignName, methodLabel } from './donationLabels'
import { comparisons, type DonationColumn, type DonationView } from './donationOrder'
import { StatusBadge } from './StatusBadge'
import { useDonationActions } from './useDonationActions'

interface DonationsTableProps {
  label: string
  /** Already sorted. */
  donations: readonly DonationRecord[]
  view: DonationView
  onView: (view: DonationView) => void
}

// The actions are in the status column: a column for the few pending donations would take too much room.
const unordered: ListColumn<DonationRecord, DonationColumn>[] = [
  {
    key: 'donor',
    title: 'Donor',
    render: (donation) => (
      <ItemCell name={donorName(donation)} note={donation.email}>
        <div>{[formatDay(donation.date), campaignName(donation)].filter(Boolean).join(', ')}</div>
        <div>{methodLabel(donation.method)}</div>
        {donation.notes?.trim() && <div>{donation.notes}</div>}
      </ItemCell>
    ),
  },
  { key: 'amount', title: 'Amount', kind: 'number', render: ({ amount }) => formatUsd(amount) },
  {
    key: 'date',
    title: 'Date',
    kind: 'short',
    wideOnly: true,
    render: ({ date }) => formatDay(date),
  },
  { key: 'campaign', title: 'Campaign', kind: 'text', wideOnly: true, render: renderCampaign },
  { key: 'method', title: 'Method', wideOnly: true, render: ({ method }) => methodLabel(method) },
  {
    key: 'status',
    title: 'Status',
    render: (donation) => <Status donation={donation} />,
  },
]

const columns = unordered.map((column) => ({ ...column, compare: comparisons[column.key] }))

/** One page of donations. The caller sorts, because sorting concerns all pages. */
export function DonationsTable({ label, donations, view, onView }: DonationsTableProps) {
  return <ListTable label={label} rows={donations} columns={columns} view={view} onView={onView} />
}

/** The campaign; with notes, a line of each, so that the row is as high as the others. */
function renderCampaign(donation: DonationRecord) {
  const campaign = campaignName(donation)
  const notes = donation.notes?.trim()
  if (!notes) return campaign
  return (
    <>
      <div className={styles.line} title={campaign}>
        {campaign}
      </div>
      <div className={styles.line} data-quiet title={notes}>
        {notes}
      </div>
    </>
  )
}

/** The status; while it is pending, also the buttons that mark the donation as completed or failed. */
function Status({ donation }: { donation: DonationRecord }) {
  const { resolve } = useDonationActions()
  const itemName = `${formatUsd(donation.amount)} from ${donorName(donation)}`
  return (
    <div className={styles.status}>
      <StatusBadge status={donation.status} />
      {donation.status === 'pending' && (
        <RowActionGroup>
          <RowAction
            label="Mark completed"
            icon="check"
            itemName={itemName}
            onClick={() => resolve(donation, 'completed')}
          />
          <RowAction
            label="Mark failed"
            icon="close"
            itemName={itemName}
            onClick={() => resolve(donation, 'failed')}
          />
        </RowActionGroup>
      )}
    </div>
  )
}
