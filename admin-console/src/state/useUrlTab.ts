import { startTransition, useCallback, useOptimistic } from 'react'
import { useNavigate } from 'shared/router'

/**
 * The selected tab of a page, kept in its URL. The router changes the URL in a transition; a pressed
 * tab is shown without waiting for it.
 */
export function useUrlTab<Tab extends string | null>(tabOfUrl: Tab) {
  const [tab, showTab] = useOptimistic(tabOfUrl)
  const navigate = useNavigate()
  const selectTab = useCallback(
    (key: Tab, to: string | { pathname?: string; search: string }) =>
      startTransition(() => {
        showTab(key)
        navigate(to, { replace: true })
      }),
    [showTab, navigate],
  )
  return [tab, selectTab] as const
}
