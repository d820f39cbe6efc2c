import { Button } from 'antd'
import { memo } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { EmptyState, NoResults } from '../../components/EmptyState'
import { ListTabs } from '../../lists/ListTabs'
import { useAppSelector } from '../../state/hooks'
import { DonationsTable } from './DonationsTable'
import type { DonationView } from './donationOrder'
import { type DonationTabKey, donationTabs, selectTabCounts } from './donationTabs'

interface DonationResultsProps {
  tab: DonationTabKey
  onTab: (tab: string) => void
  inTab: readonly DonationRecord[]
  found: readonly DonationRecord[]
  search: string
  onSearch: (search: string) => void
  view: DonationView
  onView: (view: DonationView) => void
  onRecord: () => void
}

/** The tabs with the search results. Memoized, so that typing alone does not render them. */
export const DonationResults = memo(function DonationResults(props: DonationResultsProps) {
  const { tab, onTab, inTab, found, search, onSearch, view, onView, onRecord } = props
  const counts = useAppSelector(selectTabCounts)
  const { label, emptyText } = donationTabs[tab]

  const content =
    inTab.length === 0 ? (
      <EmptyState
        icon="gift"
        text={emptyText}
        action={
          tab === 'all' ? (
            <Button onClick={onRecord}>Record a donation</Button>
          ) : (
            <Button onClick={() => onTab('all')}>Show all donations</Button>
          )
        }
      />
    ) : found.length === 0 ? (
      <NoResults noun="donation" search={search} onClear={() => onSearch('')} />
    ) : (
      // With another search, another table: no row slides to another place when the answer comes late.
      <DonationsTable key={search} label={label} donations={found} view={view} onView={onView} />
    )

  return (
    <ListTabs
      active={tab}
      onChange={onTab}
      tabs={counts.map(({ key, count }) => ({
        key,
        label: donationTabs[key].label,
        count,
        children: key === tab && content,
      }))}
    />
  )
})
