import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { QueryFailure } from '../../queries/QueryFailure'
import { QueryLoading } from '../../queries/QueryLoading'
import type { RowsPage } from '../../queries/storeRequests'
import type { StoreQuery } from '../../queries/useStoreQuery'
import type { LiveFigures } from './liveFigures'
import styles from './SubmissionResults.module.css'
import { SubmissionsTable } from './SubmissionsTable'
import type { Submission } from './submission'
import type { SubmissionFilter } from './submissionFilter'
import { type SubmissionTabKey, submissionTabs } from './submissionTabs'
import { useSubmissionActions } from './useSubmissionActions'

const SubmissionDrawer = lazy(() =>
  import('./submissionDialogs').then((module) => ({ default: module.SubmissionDrawer })),
)

interface SubmissionResultsProps {
  query: StoreQuery<RowsPage<Submission> & { filterKey: string }>
  figures: StoreQuery<LiveFigures>
  filter: SubmissionFilter
  /** Whether more than the tab is chosen. */
  isFiltered: boolean
  onPage: (page: number) => void
  onClear: () => void
  onRefresh: () => void
}

/** The submissions of one tab, or why there are none. */
export function SubmissionResults(props: SubmissionResultsProps) {
  const { query, figures, filter, isFiltered, onPage, onClear, onRefresh } = props
  const { label } = submissionTabs[filter.tab]
  const actions = useSubmissionActions(onRefresh)
  /** Kept while the drawer slides out. */
  const [opened, setOpened] = useState<Submission>()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = query
  const current = data?.rows.find(({ id }) => id === opened?.id) ?? opened

  return (
    <div className={styles.results} aria-busy={query.loading}>
      {/* It asks for the figures of the tabs again, too. */}
      <QueryFailure query={{ ...query, refresh: onRefresh }} />
      {!data && query.loading && <QueryLoading>Loading the submissions…</QueryLoading>}
      {data?.total === 0 &&
        (isFiltered ? (
          <EmptyState
            icon="search"
            text="No submission here matches the search and the filters."
            action={<Button onClick={onClear}>Clear them</Button>}
          />
        ) : (
          <EmptyTab tab={filter.tab} figures={figures} />
        ))}
      {data && data.total > 0 && (
        <SubmissionsTable
          // With another filter, another table: no row slides to another place when the answer comes.
          key={data.filterKey}
          label={label}
          submissions={data.rows}
          total={data.total}
          page={data.page}
          onPage={onPage}
          onOpen={(submission) => {
            setOpened(submission)
            setIsOpen(true)
          }}
          onHandle={actions.toggleHandled}
        />
      )}
      <Suspense>
        {current && (
          <SubmissionDrawer
            submission={current}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onHandle={() => {
              setIsOpen(false)
              actions.toggleHandled(current)
            }}
            onDelete={async () => {
              await actions.remove(current)
              setIsOpen(false)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

interface EmptyTabProps {
  tab: SubmissionTabKey
  figures: StoreQuery<LiveFigures>
}

/** Why there are none. That nothing is new may mean that nothing has come in yet. */
function EmptyTab({ tab, figures: { data, loading } }: EmptyTabProps) {
  if (tab === 'new' && !data && loading) {
    return <QueryLoading>Loading the submissions…</QueryLoading>
  }
  const { emptyText } = submissionTabs[tab === 'new' && data?.submissions === 0 ? 'all' : tab]
  return <EmptyState icon="inbox" text={emptyText} />
}
