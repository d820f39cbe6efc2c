import type { ReactNode } from 'react'
import type { VisitorFigures as Counts } from 'shared/backend/administration'
import { formatNumber } from 'shared/format/number'
import { formatUsd } from 'shared/format/usd'
import { Link } from 'shared/router'
import { submissionKinds } from 'shared/submissions/submissionKinds'
import { backendTexts } from '../../backend/backendTexts.content'
import { QueryFailure } from '../../backend/QueryStatus'
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
  /** Small, as they are no news. */
  quiet?: boolean
  /** Stands above the figures: why they are missing, or old. */
  children?: ReactNode
}

/** Renders nothing where each figure is 0: that there is nothing is said once, above. */
export function Figures({ heading, note, figures, quiet, children }: FiguresProps) {
  if (!children && !figures.some(({ value }) => /[1-9]/.test(value))) return null
  return (
    <TitledSection className={styles.section} title={heading}>
      <p>{note}</p>
      {children}
      <dl data-quiet={quiet}>
        {figures.map(({ value, label, to }) => (
          <div key={label} data-long={value.length > 9 || undefined}>
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
  const { published } = useBlogPosts()
  const donations = useAppSelector(selectDonations)
  const { all, upcoming } = useEventsByTime()

  const active = programs.filter(({ status }) => status === 'active').length
  const given = donations.reduce(
    (sum, { amount, status }) => (status === 'completed' ? sum + amount : sum),
    0,
  )
  const placesTaken = all.reduce((sum, { attendees }) => sum + attendees, 0)

  return (
    <Figures
      heading="Right now"
      note="Updated live"
      figures={[
        { label: 'Completed donations', value: formatUsd(given), to: '/admin/donations' },
        figure('Upcoming events', upcoming.length, 'events?tab=upcoming'),
        figure('Places taken', placesTaken, 'events?tab=all'),
        figure('Active programs', active, 'programs?tab=active'),
        figure('Published posts', published.length, 'blog?tab=published'),
      ]}
    />
  )
}

export function VisitorFigures({ query }: { query: Query<Counts> }) {
  const { data, failure } = query
  return (
    <Figures
      heading="From visitors"
      note={backendTexts().visitorFigures}
      figures={data ? figuresOf(data) : []}
    >
      {failure && <QueryFailure query={query} />}
    </Figures>
  )
}

const registrations = submissionKinds.registration.tab.key

function figuresOf(counts: Counts): Figure[] {
  const ofKinds = kindTabs.map(({ key, figure: label, count }) => {
    const list = `submissions?tab=${key}`
    return key === registrations
      ? figure(`${label}, last 30 days`, counts.registrationsLast30Days, `${list}&days=30`)
      : figure(label, count(counts), list)
  })
  return [figure('New submissions', counts.unhandled, `submissions?tab=${newTab.key}`), ...ofKinds]
}

const figure = (label: string, count: number, list: string): Figure => ({
  label,
  value: formatNumber(count),
  to: `/admin/${list}`,
})
