import type { DonationRecord, DonationStatus } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { showToast, type Toast } from 'shared/toasts'
import { withUndo } from '../../components/withUndo'
import { donorName } from '../../format/donorName'
import { formatDay } from '../../format/formatDay'
import { shortName } from '../../format/shortName'
import { ItemCell } from '../../lists/ItemCell'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import { textColumn } from '../../lists/textColumn'
import { useAppDispatch } from '../../state/hooks'
import styles from './donationColumns.module.css'
import { campaignName, methodLabel } from './donationLabels'
import { donationStatusChanged } from './donationsSlice'
import { StatusBadge } from './StatusBadge'

// The actions are in the status column: a column for the few pending donations would take too much room.
export const donationColumns: ListColumn<DonationRecord>[] = [
  {
    key: 'donor',
    title: 'Donor',
    compare: compareByText(donorName),
    render: (donation) => (
      <ItemCell name={donorName(donation)} note={donation.email} keepsNote>
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
  const dispatch = useAppDispatch()
  const { id, amount, status } = donation
  const donor = donorName(donation)
  const itemName = `${formatUsd(amount)} from ${donor}`

  function resolve(as: 'completed' | 'failed') {
    const change = (from: DonationStatus, to: DonationStatus) =>
      dispatch(donationStatusChanged({ id, from, to }))
    change(status, as)
    const toast: Toast = {
      kind: as === 'completed' ? 'success' : 'destructive',
      title: `Donation ${as}`,
      description: `${formatUsd(amount)} from ${shortName(donor)}`,
    }
    showToast(withUndo(toast, () => change(as, status)))
  }

  return (
    <div className={styles.status}>
      <StatusBadge status={status} />
      {status === 'pending' && (
        <RowActionGroup>
          <RowAction
            itemName={itemName}
            label="Mark completed"
            word="Completed"
            icon="check"
            className={styles.action}
            onClick={() => resolve('completed')}
          />
          <RowAction
            itemName={itemName}
            label="Mark failed"
            word="Failed"
            icon="close"
            className={styles.action}
            onClick={() => resolve('failed')}
          />
        </RowActionGroup>
      )}
    </div>
  )
}
