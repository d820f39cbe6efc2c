import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { useUrlTab } from '../state/useUrlTab'

/**
 * The tab and the search of a list, as its URL has them: "?tab=drafts&search=hosting". Selecting a tab
 * changes the URL. Typing a search does not, but removes the search that was in it.
 */
export function useListUrl<Tab extends string>(tabs: readonly Tab[], defaultTab: Tab) {
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const [selected, select] = useUrlTab(query.get('tab'))
  const [search, setSearch] = useState(query.get('search') ?? '')

  // Both read the URL when they are called: they stay the same, and memoized components do not render.
  // Its path, too: a form that has just closed is still that of the rendered location.
  const selectTab = useCallback(
    (key: string) => {
      const params = new URLSearchParams(location.search)
      params.set('tab', key)
      select(key, { pathname: location.pathname, search: `${params}` })
    },
    [select],
  )

  const searchFor = useCallback(
    (text: string) => {
      setSearch(text)
      const params = new URLSearchParams(location.search)
      if (!params.has('search')) return
      params.delete('search')
      navigate({ pathname: location.pathname, search: `${params}` }, { replace: true })
    },
    [navigate],
  )

  const tab = tabs.find((key) => key === selected) ?? defaultTab
  return { tab, selectTab, search, searchFor }
}
