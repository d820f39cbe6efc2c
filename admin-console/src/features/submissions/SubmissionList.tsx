import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Page, Submission } from 'shared/backend/administration'
import { formatNumber } from 'shared/format/number'
import { Link } from 'shared/router'
import { submissionKinds } from 'shared/submissions/submissionKinds'
import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'
import { useDebounced } from '../../forms/useDebounced'
import { ListTabs } from '../../lists/ListTabs'
import { pageSize } from '../../lists/listColumns'
import listStyles from '../../lists/SearchableTabs.module.css'
import { SubmissionExport } from './SubmissionExport'
import { SubmissionFilters } from './SubmissionFilters'
import styles from './SubmissionList.module.css'
import { SubmissionResults } from './SubmissionResults'
import { submissionTabs } from './submissionTabs'
import { filterKey, submissionFilter, useSubmissionFilter } from './useSubmissionFilter'
import { useVisitorFigures } from './useVisitorFigures'

const PersonalData = lazy(() =>
  import('./submissionDialogs').then((module) => ({ default: module.PersonalData })),
)

const SenderNotices = lazy(() =>
  import('./submissionDialogs').then((module) => ({ default: module.SenderNotices })),
)

const NewsletterExport = lazy(() =>
  import('./submissionDialogs').then((module) => ({ default: module.NewsletterExport })),
)

interface SubmissionListProps {
  /** The ids of registrations whose people only the administrator can tell something; `undefined` until known. */
  toContact: ReadonlySet<string> | undefined
  /** When the submissions may be others. */
  onChanged: () => void
  /** What is shown of a submission beside what was sent. */
  renderMore: (submission: Submission) => ReactNode
}

export function SubmissionList({ toContact, onChanged, renderMore }: SubmissionListProps) {
  const controls = useSubmissionFilter()
  const search = useDebounced(controls.filter.search)
  const filter = { ...controls.filter, search }
  const figures = useVisitorFigures()
  const key = filterKey(filter)
  // Another filter begins at its first page.
  const [chosen, setChosen] = useState({ key, page: 1 })
  const page = chosen.key === key ? chosen.page : 1
  const setPage = (next: number) => setChosen({ key, page: next })
  const submissions = useQuery(
    `${key} ${page}`,
    async () => ({
      ...(await administration().submissions.list(submissionFilter(filter), page, pageSize)),
      filterKey: key,
    }),
    filter.tab.key,
  )

  const query = { ...submissions, data: submissions.data && listed(submissions.data, toContact) }

  function refresh() {
    query.refresh()
    figures.refresh()
    onChanged()
  }

  const { tab, eventId } = filter
  const { mailer } = administration().messages
  const found = query.failure ? undefined : query.data
  const isFiltered = Boolean(search.trim() || eventId || filter.recent)
  return (
    <div className={listStyles.list}>
      <Suspense>
        <SenderNotices onChanged={refresh} />
      </Suspense>
      <div className={styles.controls}>
        <SubmissionFilters
          {...controls}
          found={isFiltered && found ? `${formatNumber(found.total)} found` : undefined}
        />
        <SubmissionExport filter={filter} total={found?.total} />
        {tab.key === submissionKinds.newsletter.tab.key && mailer && (
          <Suspense>
            <NewsletterExport mailer={mailer} />
          </Suspense>
        )}
        {tab.key === submissionKinds.registration.tab.key && eventId && (
          <Link to={`/admin/events/${eventId}/registrations`}>Manage and print them</Link>
        )}
      </div>
      <ListTabs
        active={tab.key}
        onChange={controls.selectTab}
        tabs={submissionTabs.map(({ key, label, count }) => ({
          key,
          label,
          count: figures.data && count(figures.data),
          children: key === tab.key && (
            <SubmissionResults
              query={query}
              figures={figures}
              filter={filter}
              isFiltered={isFiltered}
              onPage={setPage}
              onClear={controls.clear}
              onRefresh={refresh}
              toContact={toContact}
              renderMore={renderMore}
            />
          ),
        }))}
      />
      {/* Below a list that is still to come, it would move. */}
      <div hidden={!query.data && !query.failure}>
        <Suspense>
          <PersonalData onChanged={refresh} />
        </Suspense>
      </div>
    </div>
  )
}

/** What a row says and offers depends on whether somebody is to be contacted: until that is known, there are none. */
function listed<List extends Page<Submission>>(list: List, toContact?: ReadonlySet<string>) {
  if (!toContact && list.rows.some(({ kind }) => kind === 'registration')) return undefined
  const rows = list.rows.map((row) => ({ ...row, isToContact: toContact?.has(row.id) ?? false }))
  return { ...list, rows }
}
