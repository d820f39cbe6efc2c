import { useCallback, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { leftPlace, restoredByBrowser, savePlace, scrollToPlace } from './scrollPlace'

/** What stays in sight while the page grows, until the visitor does something. */
interface KeptView {
  show: () => void
  /** How far the page was scrolled when it was last shown. */
  shownAt?: number
}

/**
 * Saves the visitor's place in this history entry whenever the page comes to rest or a link is followed
 * from it; browsers without `scrollend` know it from the page's last change. A page that the visitor has
 * come back to, by Back, Forward or a reload, is shown there, and kept there until the visitor does
 * something: the list of a server gives way to the one that was left, and a form is filled in again.
 * @param key of the history entry
 * @param back whether the visitor has come back to it
 * @returns keeps something else in sight, instead of the place: it is called with what shows it
 */
export function useScrollRestoration(key: string, back: boolean) {
  const hydrated = useHydrated()
  const kept = useRef<KeptView>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page was when it appeared
  useLayoutEffect(() => {
    const { pathname } = location
    const left = back ? leftPlace() : undefined
    const place = left && (hydrated ? left : restoredByBrowser(left))
    let height: number
    let link: HTMLAnchorElement | undefined

    function showOrSave() {
      height = document.body.offsetHeight
      if (kept.current) {
        kept.current.show()
        kept.current.shownAt = scrollY
      } else if (location.pathname === pathname) savePlace(link)
    }
    function release() {
      kept.current = undefined
    }
    function onClick({ target }: Event) {
      release()
      link = (target as Element).closest('a') ?? link
      showOrSave()
    }
    function onScroll() {
      // The browser itself moves along with what grows.
      if (height !== document.body.offsetHeight) showOrSave()
      else if (Math.abs(scrollY - (kept.current?.shownAt ?? scrollY)) > 1) release()
    }
    function onScrollEnd() {
      if (!kept.current) showOrSave()
    }
    function leaveToBrowser() {
      history.scrollRestoration = 'auto'
    }
    // The browser would scroll before React has rendered the page.
    history.scrollRestoration = 'manual'
    kept.current = place && { show: () => scrollToPlace(place) }
    const resizes = new ResizeObserver(showOrSave)
    resizes.observe(document.body)
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    // A document is shown by the browser, which does not wait for scripts. Saved here, it would be lost.
    addEventListener('pagehide', leaveToBrowser, options)
    addEventListener('scroll', onScroll, options)
    addEventListener('scrollend', onScrollEnd, options)
    // Captured: before the router follows the link.
    addEventListener('click', onClick, options)
    addEventListener('keydown', release, options)
    return () => {
      resizes.disconnect()
      listeners.abort()
      leaveToBrowser()
    }
  }, [key])

  return useCallback((show: () => void) => {
    kept.current = { show }
  }, [])
}
