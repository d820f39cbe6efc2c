import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Page, Submission, VisitorFigures } from 'shared/backend/administration'
import { showFailure } from '../../backend/failures'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useMailRuns } from '../../backend/useMailRuns'
import type { Query } from '../../backend/useQuery'
import { usePreload } from '../../components/usePreload'
import { ListTable } from '../../lists/ListTable'
import styles from './SubmissionList.module.css'
import type { ListedSubmission } from './submission'
import { submissionColumns } from './submissionColumns'
import type { ListFilter } from './useSubmissionFilter'

const loadDialogs = () => import('./submissionDialogs')
const EmptyTab = lazy(async () => ({ default: (await loadDialogs()).EmptyTab }))
const MarkAllHandled = lazy(async () => ({ default: (await loadDialogs()).MarkAllHandled }))
const SubmissionDrawer = lazy(async () => ({ default: (await loadDialogs()).SubmissionDrawer }))

interface SubmissionResultsProps {
  query: Query<Page<ListedSubmission> & { filterKey: string }>
  figures: Query<VisitorFigures>
  filter: ListFilter
  /** Whether more than the tab is chosen. */
  isFiltered: boolean
  onPage: (page: number) => void
  onClear: () => void
  onRefresh: () => void
  /** The ids of registrations whose people only the administrator can tell something. */
  toContact: ReadonlySet<string> | undefined
  /** More that is known of a submission. */
  renderMore: (submission: Submission) => ReactNode
}

/** The submissions of one tab, or why there are none. */
export function SubmissionResults(props: SubmissionResultsProps) {
  const { query, figures, filter, isFiltered, onPage, onClear, onRefresh, toContact, renderMore } =
    props
  const { tab } = filter
  const mailRuns = useMailRuns()
  const toggleHandled = (submission: ListedSubmission) =>
    void loadDialogs()
      .then((late) => late.toggleHandled(submission, mailRuns, onRefresh))
      .catch((error: unknown) => showFailure('Not updated', error))
  /** Kept while the drawer slides out. */
  const [opened, setOpened] = useState<ListedSubmission>()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = query
  usePreload(loadDialogs, Boolean(data))
  /** The list above which several were to be marked. The room for that stays: no row moves under a pointer. */
  const [bulk, setBulk] = useState<string>()
  if (data && bulk !== data.filterKey && maySeveralBeNew(data, figures.data))
    setBulk(data.filterKey)
  const columns = submissionColumns({
    onOpen: (submission) => {
      setOpened(submission)
      setIsOpen(true)
    },
    onHandle: toggleHandled,
  })
  const current = data?.rows.find(({ id }) => id === opened?.id) ?? opened

  return (
    <div aria-busy={query.loading}>
      {/* It asks for the figures of the tabs again, too. */}
      <QueryFailure query={{ ...query, refresh: onRefresh }} />
      {!data && !query.failure && <QueryLoading>Loading the submissions…</QueryLoading>}
      {data?.total === 0 && (
        <div className={styles.empty}>
          <Suspense>
            <EmptyTab tab={tab} figures={figures} onClear={isFiltered ? onClear : undefined} />
          </Suspense>
        </div>
      )}
      {data && data.total > 0 && (
        <>
          {bulk === data.filterKey && (
            <div className={styles.bulk}>
              <Suspense>
                <MarkAllHandled
                  filter={filter}
                  toContact={toContact}
                  unhandled={figures.data?.unhandled}
                  onChanged={onRefresh}
                />
              </Suspense>
            </div>
          )}
          <ListTable
            // With another filter, another table: no row slides to another place when the answer comes.
            key={data.filterKey}
            label={tab.label}
            rows={data.rows}
            total={data.total}
            columns={columns}
            view={{ page: data.page }}
            onView={({ page }) => onPage(page)}
          />
        </>
      )}
      <Suspense>
        {current && (
          <SubmissionDrawer
            submission={current}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onHandle={() => {
              setIsOpen(false)
              toggleHandled(current)
            }}
            onDeleted={() => {
              onRefresh()
              setIsOpen(false)
            }}
          >
            {renderMore(current)}
          </SubmissionDrawer>
        )}
      </Suspense>
    </div>
  )
}

/** Those on other pages are not known, only how many are new at all. */
function maySeveralBeNew({ rows, total }: Page<Submission>, figures: VisitorFigures | undefined) {
  const isNew = ({ handledAt, canceledAt }: Submission) => !handledAt && !canceledAt
  return rows.filter(isNew).length > 1 || (total > rows.length && (figures?.unhandled ?? 2) > 1)
}
