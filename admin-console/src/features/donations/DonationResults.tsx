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

/** What of the list is looked at, besides the search. */
export interface ListView {
  tab: DonationTabKey
  /** As stored where there is none: the newest on top. */
  order?: DonationOrder
  /** From 1. */
  page: number
}

interface FoundDonationsProps {
  inTab: readonly DonationRecord[]
  found: readonly DonationRecord[]
  search: string
  onSearch: (search: string) => void
  view: ListView
  onView: (view: ListView) => void
}

/** The tabs, and what the search found in them. Memoized: a keystroke alone does not render it. */
export const DonationResults = memo(function DonationResults(props: FoundDonationsProps) {
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
