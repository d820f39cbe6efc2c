import { useCallback, useSyncExternalStore } from 'react'

/** Whether the browser matches this media query; `false` on a server and while the page hydrates. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** The media query that matches where the visitor prefers reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = () => useMediaQuery(reducedMotion)
