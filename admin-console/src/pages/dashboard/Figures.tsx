import type { ReactNode } from 'react'
import type { VisitorFigures as Counts } from 'shared/backend/administration'
import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import { Link } from 'shared/router'
import { submissionKinds } from 'shared/submissions/submissionKinds'
import { backendTexts } from '../../backend/backendTexts.content'
import { QueryFailure } from '../../backend/QueryFailure'
import { QueryLoading } from '../../backend/QueryLoading'
import type { Query } from '../../backend/useQuery'
import { TitledSection } from '../../components/TitledSection'
import { useBlogPosts } from '../../features/blog/useBlogPosts'
import { selectDonations } from '../../features/donations/donationsSlice'
import { useEventsByTime } from '../../features/events/useEventsByTime'
import { selectPrograms } from '../../features/programs/programsSlice'
import { kindTabs, newTab } from '../../features/submissions/submissionTabs'
import { useAppSelector } from '../../state/hooks'
import styles from './Figures.module.css'

interface Figure {
  value: string
  label: string
  /** The list of what is counted. */
  to?: string
}

interface FiguresProps {
  heading: string
  /** Where the figures come from. */
  note: string
  figures: readonly Figure[]
  small?: boolean
  /** Stands above the figures: why they are missing, or old. */
  children?: ReactNode
}

export function Figures({ heading, note, figures, small, children }: FiguresProps) {
  return (
    <TitledSection className={styles.section} title={heading}>
      <p>{note}</p>
      {children}
      <dl data-small={small || undefined}>
        {figures.map(({ value, label, to }) => (
          <div key={label}>
            <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

export function ContentFigures() {
  const programs = useAppSelector(selectPrograms)
  const posts = useBlogPosts()
  const donations = useAppSelector(selectDonations)
  const { all, upcoming, past } = useEventsByTime()

  const active = programs.filter(({ status }) => status === 'active').length
  const placesTaken = all.reduce((sum, { attendees }) => sum + attendees, 0)

  const figures: [label: string, count: number, to: string][] = [
    ['Active programs', active, '/admin/programs?tab=active'],
    ['Draft programs', programs.length - active, '/admin/programs?tab=drafts'],
    ['Upcoming events', upcoming.length, '/admin/events?tab=upcoming'],
    ['Past events', past.length, '/admin/events?tab=past'],
    ['Published posts', posts.published.length, '/admin/blog?tab=published'],
    ['Draft posts', posts.drafts.length, '/admin/blog?tab=drafts'],
    ['Donation records', donations.length, '/admin/donations'],
    ['Places taken', placesTaken, '/admin/events?tab=all'],
  ]
  return (
    <Figures
      heading="On the site now"
      note="Live counts of the site’s content."
      figures={figures.map(([label, count, to]) => ({ label, value: formatNumber(count), to }))}
      small
    />
  )
}

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
