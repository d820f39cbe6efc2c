import { useEffect, useLayoutEffect, useRef } from 'react'
import { documentNavigationType } from './documentNavigationType'
import { useHydrated } from './useHydrated'

/**
 * For a list that may be longer or shorter than the one that a server rendered: before a reload's list
 * is as it was left, the browser has already restored how far the page was scrolled. Shows that place
 * once more, unless the visitor has scrolled meanwhile. The place is in the history's entry; browsers
 * without `scrollend` only do what they do themselves.
 */
export function useReloadedPlace() {
  const hydrated = useHydrated()
  const restored = useRef(false)

  useEffect(() => {
    // Not on `pagehide`: what it changes in the entry is lost, and with it the browser's own place.
    const keep = () => history.replaceState({ ...history.state, top: scrollY }, '')
    addEventListener('scrollend', keep)
    return () => removeEventListener('scrollend', keep)
  }, [])

  useLayoutEffect(() => {
    const top = history.state?.top
    if (top === undefined || documentNavigationType() !== 'reload') return
    if (!hydrated) {
      const lowest = document.documentElement.scrollHeight - innerHeight
      restored.current = Math.abs(scrollY - Math.min(top, lowest)) <= 1
    } else if (restored.current) {
      scrollTo(0, top)
    }
  }, [hydrated])
}
