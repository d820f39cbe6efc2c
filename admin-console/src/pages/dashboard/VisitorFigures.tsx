import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import type { LiveFigures } from '../../features/submissions/liveFigures'
import { QueryFailure } from '../../queries/QueryFailure'
import { QueryLoading } from '../../queries/QueryLoading'
import type { StoreQuery } from '../../queries/useStoreQuery'
import { Figures } from './Figures'

const list = '/admin/submissions?tab='

/** What visitors sent and gave, as the store counts it. */
export function VisitorFigures({ query }: { query: StoreQuery<LiveFigures> }) {
  const { data } = query
  return (
    <div aria-busy={query.loading}>
      <Figures
        heading="From visitors"
        note="Live counts of what the store keeps."
        figures={data ? figuresOf(data) : []}
        small
      >
        <QueryFailure query={query} />
        {!data && query.loading && <QueryLoading>Counting what visitors sent…</QueryLoading>}
      </Figures>
    </div>
  )
}

const figuresOf = (counts: LiveFigures) => [
  figure('Registrations', counts.registrations, 'registrations'),
  figure('Registrations in 30 days', counts.registrationsLast30Days, 'registrations&days=30'),
  figure('Volunteers', counts.volunteers, 'volunteers'),
  figure('Donation offers', counts.offers, 'offers'),
  figure('Fair requests', counts.fairRequests, 'fairRequests'),
  figure('Subscribers', counts.subscribers, 'newsletter'),
  figure('Not handled', counts.unhandled, 'new'),
  { label: 'Completed donations', value: formatUsd(counts.donationsTotal), to: '/admin/donations' },
]

const figure = (label: string, count: number, tab: string) => ({
  label,
  value: formatNumber(count),
  to: list + tab,
})
