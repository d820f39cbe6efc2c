import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { Icon } from '../../components/Icon'
import { donorName } from '../../format/donorName'
import { formatDay } from '../../format/formatDay'
import { ItemCell } from '../../lists/ItemCell'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import { textColumn } from '../../lists/textColumn'
import styles from './donationColumns.module.css'
import { campaignName, methodLabel } from './donationLabels'
import { StatusBadge } from './StatusBadge'
import { useResolveDonation } from './useResolveDonation'

// The actions are in the status column: a column for the few pending donations would take too much room.
export const donationColumns = (
  onOpen: (donation: DonationRecord) => void,
): ListColumn<DonationRecord>[] => [
  {
    key: 'donor',
    title: 'Donor',
    compare: compareByText(donorName),
    render: (donation) => (
      <ItemCell
        name={donorName(donation)}
        verb="Open"
        onEdit={() => onOpen(donation)}
        note={donation.email}
        keepsNote
      >
        <div>{[formatDay(donation.date), campaignName(donation)].filter(Boolean).join(', ')}</div>
        <div>{methodLabel(donation.method)}</div>
        {donation.notes?.trim() && <div>{donation.notes}</div>}
      </ItemCell>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    kind: 'number',
    compare: (a, b) => a.amount - b.amount,
    render: ({ amount }) => formatUsd(amount),
  },
  textColumn('Date', ({ date }) => date, { kind: 'short', render: ({ date }) => formatDay(date) }),
  textColumn('Campaign', campaignName, { kind: 'text', render: renderCampaign }),
  textColumn('Method', ({ method }) => methodLabel(method), { kind: 'short' }),
  {
    key: 'status',
    title: 'Status',
    compare: compareByText(({ status }) => status),
    render: (donation) => <Status donation={donation} />,
  },
]

/** The campaign, and below it the notes. */
function renderCampaign(donation: DonationRecord) {
  const campaign = campaignName(donation)
  const notes = donation.notes?.trim()
  if (!notes) return campaign
  return (
    <>
      <div className={styles.campaign} title={campaign}>
        {campaign}
      </div>
      <div className={styles.notes} title={notes}>
        {notes}
      </div>
    </>
  )
}

/** The status; while it is pending, also the buttons that mark the donation as completed or failed. */
function Status({ donation }: { donation: DonationRecord }) {
  const resolve = useResolveDonation()
  const { amount, status } = donation
  const itemName = `${formatUsd(amount)} from ${donorName(donation)}`

  return (
    <div className={styles.status}>
      <StatusBadge status={status} />
      {status === 'pending' && (
        <RowActionGroup>
          <RowAction
            itemName={itemName}
            label="Mark completed"
            icon={<Icon name="check" />}
            className={styles.action}
            onClick={() => resolve(donation, 'completed')}
          />
          <RowAction
            itemName={itemName}
            label="Mark failed"
            icon={<Icon name="close" />}
            className={styles.action}
            onClick={() => resolve(donation, 'failed')}
          />
        </RowActionGroup>
      )}
    </div>
  )
}
