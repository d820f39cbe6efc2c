import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { formatDay } from '../../format/formatDay'
import {
  ListTable,
  narrowOnly,
  narrowScreen,
  numberColumn,
  secondaryLine,
  textColumn,
  wideOnlyColumn,
} from '../../lists/ListTable'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import styles from './DonationsTable.module.css'
import { campaignName, donorName, methodLabel } from './donationLabels'
import type { DonationColumn, DonationOrder } from './donationOrder'
import { StatusBadge } from './StatusBadge'
import { useDonationActions } from './useDonationActions'

interface DonationsTableProps {
  label: string
  /** Already sorted. */
  donations: readonly DonationRecord[]
  order: DonationOrder | undefined
  page: number
  onChange: (change: { order: DonationOrder | undefined; page: number }) => void
}

type Table = TableProps<DonationRecord>
type Column = NonNullable<Table['columns']>[number]

// The actions are in the status column: a column for the few pending donations would take too much room.
const columnsFor = (isNarrow: boolean): Column[] => [
  {
    key: 'donor',
    title: 'Donor',
    render: (_, donation) => (
      <DonorCell donation={donation}>
        {isNarrow && <ResolveActions donation={donation} />}
      </DonorCell>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    className: numberColumn,
    align: 'end',
    render: (_, { amount }) => formatUsd(amount),
  },
  {
    key: 'date',
    title: 'Date',
    className: `${wideOnlyColumn} ${styles.date}`,
    render: (_, { date }) => formatDay(date),
  },
  {
    key: 'campaign',
    title: 'Campaign',
    className: `${wideOnlyColumn} ${textColumn}`,
    render: (_, donation) => campaignName(donation),
  },
  {
    key: 'method',
    title: 'Method',
    className: wideOnlyColumn,
    render: (_, { method }) => methodLabel(method),
  },
  {
    key: 'status',
    title: 'Status',
    className: `${wideOnlyColumn} ${styles.status}`,
    render: (_, donation) => (
      <>
        <StatusBadge status={donation.status} />
        {!isNarrow && <ResolveActions donation={donation} />}
      </>
    ),
  },
]

/** One page of donations. The caller sorts, because sorting concerns all pages. */
export function DonationsTable({ label, donations, order, page, onChange }: DonationsTableProps) {
  const isNarrow = useMediaQuery(narrowScreen)
  const sortable = columnsFor(isNarrow).map((column) => ({
    ...column,
    sorter: true,
    sortOrder: order?.column === column.key ? order?.direction : null,
  }))

  const onTableChange: Table['onChange'] = ({ current = 1 }, _, sorter) => {
    const { columnKey, order: direction } = [sorter].flat()[0] ?? {}
    onChange({
      order: direction ? { column: columnKey as DonationColumn, direction } : undefined,
      page: current,
    })
  }

  return (
    <ListTable
      label={label}
      rows={donations}
      columns={sortable}
      page={page}
      onChange={onTableChange}
    />
  )
}

/** The donor; on narrow screens also the content of the hidden columns. */
function DonorCell({ donation, children }: { donation: DonationRecord; children: ReactNode }) {
  return (
    <div className={styles.donor}>
      <div className={styles.name}>{donorName(donation)}</div>
      <div className={secondaryLine}>
        {donation.email && <EmailAddress email={donation.email} />}
      </div>
      <div className={narrowOnly}>
        <div>{[formatDay(donation.date), campaignName(donation)].filter(Boolean).join(', ')}</div>
        <div>{methodLabel(donation.method)}</div>
        <StatusBadge status={donation.status} />
      </div>
      {children}
    </div>
  )
}

/** Wraps after the @ rather than within a name. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** Marks a pending donation as completed or failed. */
function ResolveActions({ donation }: { donation: DonationRecord }) {
  const { resolve } = useDonationActions()
  if (donation.status !== 'pending') return null
  const itemName = `${formatUsd(donation.amount)} from ${donorName(donation)}`
  return (
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
  )
}
