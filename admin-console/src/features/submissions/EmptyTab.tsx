import type { VisitorFigures } from 'shared/backend/administration'
import { backendTexts } from '../../backend/backendTexts.content'
import { QueryLoading } from '../../backend/QueryStatus'
import type { Query } from '../../backend/useQuery'
import { EmptyState } from '../../components/EmptyState'
import { newTab, type SubmissionTab } from './submissionTabs'

/** Why there are none. That nothing is new may mean that nothing has come in yet. */
export function EmptyTab({ tab, figures }: { tab: SubmissionTab; figures: Query<VisitorFigures> }) {
  const { data, loading } = figures
  if (tab.key === newTab.key && !data && loading) {
    return <QueryLoading>Loading the submissions…</QueryLoading>
  }
  const allHandled =
    tab.key === newTab.key && data?.submissions !== 0 && 'Everything has been handled.'
  return (
    <EmptyState icon="inbox" text={allHandled || (tab.emptyText ?? backendTexts().nothingSent)} />
  )
}
