import { lazy, Suspense, useState } from 'react'
import { eventName } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { useAppSelector } from '../../app/hooks'
import { useDebounced } from '../../forms/useDebounced'
import { ListTabs } from '../../lists/ListTabs'
import { useStoreQuery } from '../../queries/useStoreQuery'
import { useLiveFigures } from './liveFigures'
import { PrintList } from './PrintList'
import { SubmissionExport } from './SubmissionExport'
import { SubmissionFilters } from './SubmissionFilters'
import styles from './SubmissionList.module.css'
import { SubmissionResults } from './SubmissionResults'
import { requestSubmissions } from './submissionRequests'
import { submissionTabKeys, submissionTabs } from './submissionTabs'
import { useSubmissionFilter } from './useSubmissionFilter'

const PersonalData = lazy(() =>
  import('./submissionDialogs').then((module) => ({ default: module.PersonalData })),
)

/** All that visitors sent, with search, filters, export and tabs. */
export function SubmissionList() {
  const controls = useSubmissionFilter()
  const search = useDebounced(controls.filter.search)
  const filter = { ...controls.filter, search }
  const figures = useLiveFigures()
  const filterKey = JSON.stringify(filter)
  // Another filter begins at its first page.
  const [chosen, setChosen] = useState({ filterKey, page: 1 })
  const page = chosen.filterKey === filterKey ? chosen.page : 1
  const setPage = (next: number) => setChosen({ filterKey, page: next })
  const query = useStoreQuery(
    JSON.stringify([filter, page]),
    async () => ({ ...(await requestSubmissions(filter, page)), filterKey }),
    filter.tab,
  )

  function refresh() {
    query.refresh()
    figures.refresh()
  }

  const { tab, eventId } = filter
  // A registration has the name that the event had then; it may outlive the event.
  const event = useAppSelector(({ events }) => events.find(({ id }) => id === eventId))
  const found = query.failure ? undefined : query.data
  const isFiltered = Boolean(search.trim() || eventId || filter.recent)
  return (
    <div className={styles.list}>
      <div className={styles.controls}>
        <SubmissionFilters
          {...controls}
          found={isFiltered && found ? `${formatNumber(found.total)} found` : undefined}
        />
        <SubmissionExport filter={filter} total={found?.total} />
        {tab === 'registrations' && eventId && (
          <PrintList
            eventId={eventId}
            title={event ? eventName(event) : (found?.rows[0]?.eventTitle ?? '')}
            disabled={!found?.total}
          />
        )}
      </div>
      <ListTabs
        active={tab}
        onChange={controls.selectTab}
        tabs={submissionTabKeys.map((key) => ({
          key,
          label: submissionTabs[key].label,
          count: figures.data && submissionTabs[key].count(figures.data),
          children: key === tab && (
            <SubmissionResults
              query={query}
              figures={figures}
              filter={filter}
              isFiltered={isFiltered}
              onPage={setPage}
              onClear={controls.clear}
              onRefresh={refresh}
            />
          ),
        }))}
      />
      <Suspense>
        <PersonalData onChanged={refresh} />
      </Suspense>
    </div>
  )
}
