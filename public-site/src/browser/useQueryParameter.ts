import { useState } from 'react'
import { useHydrated } from './useHydrated'

/**
 * A query parameter that says how a list is shown, so that it is shown like this again when the
 * visitor comes back. Its initial value is not in the URL. The URL is replaced without the router:
 * nothing else on the page depends on it, and the history entry keeps the visitor's place.
 */
export function useQueryParameter(name: string, initial = '') {
  const hydrated = useHydrated()
  const [value, setValue] = useState<string>()
  // Read once: while the next page loads, the URL is that page's.
  if (hydrated && value === undefined) {
    setValue(new URLSearchParams(location.search).get(name) ?? initial)
  }

  function change(next: string) {
    const url = new URL(location.href)
    if (next === initial) url.searchParams.delete(name)
    else url.searchParams.set(name, next)
    history.replaceState(history.state, '', url)
    setValue(next)
  }
  return [value ?? initial, change] as const
}
