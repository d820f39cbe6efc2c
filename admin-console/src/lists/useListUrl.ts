import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'shared/router'

/**
 * What a list shows, as its URL asks for: "?tab=drafts&search=hosting". Another tab changes the URL. A
 * search that is typed does not, but takes the one that was asked for out of it.
 */
export function useListUrl<Tab extends string>(tabs: readonly Tab[], defaultTab: Tab) {
  const { search: query } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(query)
  const [search, setSearch] = useState(asked.get('search') ?? '')

  const selectTab = useCallback(
    (tab: string) => {
      const params = new URLSearchParams(query)
      params.set('tab', tab)
      navigate({ search: `${params}` }, { replace: true })
    },
    [navigate, query],
  )

  const searchFor = useCallback(
    (text: string) => {
      setSearch(text)
      const params = new URLSearchParams(query)
      if (!params.has('search')) return
      params.delete('search')
      navigate({ search: `${params}` }, { replace: true })
    },
    [navigate, query],
  )

  const tab = tabs.find((key) => key === asked.get('tab')) ?? defaultTab
  return { tab, selectTab, search, searchFor }
}
