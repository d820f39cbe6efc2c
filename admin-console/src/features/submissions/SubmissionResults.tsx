import { Button } from 'antd'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { QueryFailure } from '../../queries/QueryFailure'
import { QueryLoading } from '../../queries/QueryLoading'
import type { RowsPage } from '../../queries/storeRequests'
import type { StoreQuery } from '../../queries/useStoreQuery'
import { SubmissionDrawer } from './SubmissionDrawer'
import { SubmissionsTable } from './SubmissionsTable'
import type { Submission } from './submission'
import type { SubmissionFilter } from './submissionFilter'
import { submissionTabs } from './submissionTabs'
import { useSubmissionActions } from './useSubmissionActions'

interface SubmissionResultsProps {
  query: StoreQuery<RowsPage<Submission>>
  filter: SubmissionFilter
  /** Whether more than the tab is chosen. */
  isFiltered: boolean
  onPage: (page: number) => void
  onClear: () => void
  onChanged: () => void
}

/** The submissions of one tab, or why there are none. */
export function SubmissionResults(props: SubmissionResultsProps) {
  const { query, filter, isFiltered, onPage, onClear, onChanged } = props
  const { label, emptyText } = submissionTabs[filter.tab]
  const actions = useSubmissionActions(onChanged)
  /** Kept while the drawer slides out. */
  const [opened, setOpened] = useState<Submission>()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = query
  const current = data?.rows.find(({ id }) => id === opened?.id) ?? opened

  return (
    <div aria-busy={query.loading}>
      <QueryFailure query={query} />
      {!data && query.loading && <QueryLoading>Loading the submissions…</QueryLoading>}
      {data?.total === 0 &&
        (isFiltered ? (
          <EmptyState
            icon="search"
            text="No submission here matches the search and the filters."
            action={<Button onClick={onClear}>Clear them</Button>}
          />
        ) : (
          <EmptyState icon="inbox" text={emptyText} />
        ))}
      {data && data.total > 0 && (
        <SubmissionsTable
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
    </div>
  )
}
