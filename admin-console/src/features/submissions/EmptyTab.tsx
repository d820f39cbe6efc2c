import { Button } from 'antd'
import type { VisitorFigures } from 'shared/backend/administration'
import { backendTexts } from '../../backend/backendTexts.content'
import { QueryLoading } from '../../backend/QueryStatus'
import type { Query } from '../../backend/useQuery'
import { EmptyState } from '../../components/EmptyState'
import { newTab, type SubmissionTab } from './submissionTabs'

interface EmptyTabProps {
  tab: SubmissionTab
  figures: Query<VisitorFigures>
  /** Missing where nothing but the tab is chosen. */
  onClear: (() => void) | undefined
}

/** Why there are none. That nothing is new may mean that nothing has come in yet. */
export function EmptyTab({ tab, figures, onClear }: EmptyTabProps) {
  const { data, loading } = figures
  if (onClear) {
    return (
      <EmptyState
        icon="search"
        text="No submissions match your search and filters."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    )
  }
  if (tab.key === newTab.key && !data && loading) {
    return <QueryLoading>Loading the submissions…</QueryLoading>
  }
  const allHandled =
    tab.key === newTab.key && data?.submissions !== 0 && 'Everything has been handled.'
  return (
    <EmptyState icon="inbox" text={allHandled || (tab.emptyText ?? backendTexts().nothingSent)} />
  )
}
