import type { VisitorFigures as Counts } from 'shared/backend/administration'
import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import { submissionKinds } from 'shared/submissions/submissionKinds'
import { backendTexts } from '../../backend/backendTexts.content'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import type { Query } from '../../backend/useQuery'
import { kindTabs, newTab } from '../../features/submissions/submissionTabs'
import { type Figure, Figures } from './Figures'

/** Counts of what visitors sent and gave. */
export function VisitorFigures({ query }: { query: Query<Counts> }) {
  const { data } = query
  return (
    <div aria-busy={query.loading}>
      <Figures
        heading="From visitors"
        note={backendTexts().visitorFigures}
        figures={data ? figuresOf(data) : []}
        small
      >
        <QueryFailure query={query} />
        {!data && query.loading && <QueryLoading>Counting what visitors sent…</QueryLoading>}
      </Figures>
    </div>
  )
}

const registrations = submissionKinds.registration.tab.key

function figuresOf(counts: Counts): Figure[] {
  const ofKinds = kindTabs.flatMap(({ key, figure: label, count }) => {
    const all = figure(label, count(counts), key)
    if (key !== registrations) return [all]
    return [all, figure(`${label} in 30 days`, counts.registrationsLast30Days, `${key}&days=30`)]
  })
  return [
    ...ofKinds,
    figure('Not handled', counts.unhandled, newTab.key),
    {
      label: 'Completed donations',
      value: formatUsd(counts.donationsTotal),
      to: '/admin/donations',
    },
  ]
}

const figure = (label: string, count: number, tab: string): Figure => ({
  label,
  value: formatNumber(count),
  to: `/admin/submissions?tab=${tab}`,
})
