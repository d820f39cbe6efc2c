import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { useUrlTab } from '../app/useUrlTab'

/**
 * What a list shows, as its URL asks for: "?tab=drafts&search=hosting". Another tab changes the URL. A
 * search that is typed does not, but takes the one that was asked for out of it.
 */
export function useListUrl<Tab extends string>(tabs: readonly Tab[], defaultTab: Tab) {
  const asked = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const [selected, select] = useUrlTab(asked.get('tab'))
  const [search, setSearch] = useState(asked.get('search') ?? '')

  // Both read the URL when they are called: they stay the same, so that memoized results do too.
  const selectTab = useCallback(
    (key: string) => {
      const params = new URLSearchParams(location.search)
      params.set('tab', key)
      select(key, { search: `${params}` })
    },
    [select],
  )

  const searchFor = useCallback(
    (text: string) => {
      setSearch(text)
      const params = new URLSearchParams(location.search)
      if (!params.has('search')) return
      params.delete('search')
      navigate({ search: `${params}` }, { replace: true })
    },
    [navigate],
  )

  const tab = tabs.find((key) => key === selected) ?? defaultTab
  return { tab, selectTab, search, searchFor }
}
