import { memo } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { useAppSelector } from '../../app/hooks'
import { EmptyState } from '../../components/EmptyState'
import { ListTabs } from '../../lists/ListTabs'
import { NoResults } from '../../lists/NoResults'
import { DonationExport } from './DonationExport'
import { DonationsTable } from './DonationsTable'
import type { DonationOrder } from './donationOrder'
import { type DonationTabKey, donationTabs, selectTabCounts } from './donationTabs'

/** The selected tab, order and page. */
export interface ListView {
  tab: DonationTabKey
  /** Without an order, the newest donation is on top. */
  order?: DonationOrder
  /** Starts at 1. */
  page: number
}

interface DonationResultsProps {
  inTab: readonly DonationRecord[]
  found: readonly DonationRecord[]
  search: string
  onSearch: (search: string) => void
  view: ListView
  onView: (view: ListView) => void
}

/** The tabs with the search results. Memoized, so that typing alone does not render them. */
export const DonationResults = memo(function DonationResults(props: DonationResultsProps) {
  const { inTab, found, search, onSearch, view, onView } = props
  const counts = useAppSelector(selectTabCounts)
  const { label, emptyText } = donationTabs[view.tab]

  const content =
    inTab.length === 0 ? (
      <EmptyState icon="gift" text={emptyText} />
    ) : found.length === 0 ? (
      <NoResults noun="donation" search={search} onClear={() => onSearch('')} />
    ) : (
      <DonationsTable
        label={label}
        donations={found}
        order={view.order}
        page={view.page}
        onChange={(change) => onView({ ...view, ...change })}
      />
    )

  return (
    <div>
      <ListTabs
        active={view.tab}
        onChange={(tab) => onView({ ...view, tab: tab as DonationTabKey, page: 1 })}
        tabs={counts.map(({ key, count }) => ({
          key,
          label: donationTabs[key].label,
          count,
          children: key === view.tab && content,
        }))}
      />
      <DonationExport donations={found} />
    </div>
  )
})
