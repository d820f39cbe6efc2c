import type { SubmissionFilter } from 'shared/backend/administration'
import { useLocation, useNavigate } from 'shared/router'
import { recentMs } from 'shared/submissions/recentMs'
import { useListUrl } from '../../lists/useListUrl'
import { newTab, type SubmissionTab, submissionTabs } from './submissionTabs'

export interface ListFilter {
  tab: SubmissionTab
  search: string
  eventId: number | undefined
  /** Only those of the last 30 days. */
  recent: boolean
}

const tabKeys = submissionTabs.map(({ key }) => key)

/** The filter, as the page's URL has it: "?tab=registrations&event=5&days=30&search=ann". */
export function useSubmissionFilter() {
  const { tab: key, selectTab, search, searchFor } = useListUrl(tabKeys, newTab.key)
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const eventId = Number(query.get('event')) || undefined
  const tab = submissionTabs.find((tab) => tab.key === key) ?? newTab
  const filter: ListFilter = { tab, search, eventId, recent: query.get('days') === '30' }

  function setParam(name: 'event' | 'days', value: string | undefined) {
    const params = new URLSearchParams(location.search)
    if (value) params.set(name, value)
    else params.delete(name)
    navigate({ search: `${params}` }, { replace: true })
  }

  return {
    filter,
    selectTab,
    searchFor,
    chooseEvent: (id: number | undefined) => setParam('event', id?.toString()),
    chooseRecent: (recent: boolean) => setParam('days', recent ? '30' : undefined),
    clear() {
      searchFor('')
      navigate({ search: `${new URLSearchParams({ tab: key })}` }, { replace: true })
    },
  }
}

/** Two filters with the same key let the same submissions through. */
export const filterKey = ({ tab, search, eventId, recent }: ListFilter) =>
  JSON.stringify([tab.key, search, eventId, recent])

export const submissionFilter = (list: ListFilter): SubmissionFilter => ({
  ...list.tab.filter,
  search: list.search,
  eventId: list.eventId,
  since: list.recent ? new Date(Date.now() - recentMs) : undefined,
})
