import { useCallback } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { useListUrl } from '../../lists/useListUrl'
import type { SubmissionFilter } from './submissionFilter'
import { submissionTabKeys } from './submissionTabs'

/** The filter, as the page's URL has it: "?tab=registrations&event=5&days=30&search=ann". */
export function useSubmissionFilter() {
  const { tab, selectTab, search, searchFor } = useListUrl(submissionTabKeys, 'new')
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const eventId = Number(query.get('event')) || undefined
  const filter: SubmissionFilter = { tab, search, eventId, recent: query.get('days') === '30' }

  const setParam = useCallback(
    (name: 'event' | 'days', value: string | undefined) => {
      const params = new URLSearchParams(location.search)
      if (value) params.set(name, value)
      else params.delete(name)
      navigate({ search: `${params}` }, { replace: true })
    },
    [navigate],
  )

  return {
    filter,
    selectTab,
    searchFor,
    chooseEvent: (id: number | undefined) => setParam('event', id?.toString()),
    chooseRecent: (recent: boolean) => setParam('days', recent ? '30' : undefined),
    clear() {
      searchFor('')
      navigate({ search: `${new URLSearchParams({ tab })}` }, { replace: true })
    },
  }
}
