import { useLayoutEffect } from 'react'
import { useNavigationType } from 'shared/router'
import { currentPlace, distanceTo, type ScrollPlace, scrollBack } from './scrollPlace'
import { useHydrated } from './useHydrated'

/**
 * For a page that grows or shrinks once it is there: the list of a server gives way to the one that was
 * left, and a form is filled in again. What Back, Forward or a reload has restored is kept in its place
 * through all of it, until the visitor does something. The place is in the history's entry, from the last
 * time that the page came to rest; browsers without `scrollend` know it from the page's last change.
 */
export function useRestoredPlace() {
  const hydrated = useHydrated()
  const isPop = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page was when it appeared
  useLayoutEffect(() => {
    const { pathname } = location
    const left: ScrollPlace | undefined = history.state?.rest
    let held: ScrollPlace | false | undefined =
      isPop && left && (hydrated ? left : restoredByBrowser(left))
    let top = scrollY

    function settle() {
      if (held) {
        scrollBack(held)
        top = scrollY
      } else if (location.pathname === pathname) {
        // Not on `pagehide`: what it changes in the entry is lost, and with it the browser's own place.
        history.replaceState({ ...history.state, rest: currentPlace() }, '')
      }
    }
    function release() {
      held = undefined
    }
    function onScroll() {
      if (Math.abs(scrollY - top) > 1) release()
    }
    function onScrollEnd() {
      if (!held) settle()
    }
    settle()
    const resizes = new ResizeObserver(settle)
    resizes.observe(document.body)
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    for (const act of ['click', 'keydown', 'pointerdown']) addEventListener(act, release, options)
    addEventListener('scroll', onScroll, options)
    addEventListener('scrollend', onScrollEnd, options)
    return () => {
      resizes.disconnect()
      listeners.abort()
    }
  }, [])
}

/**
 * The place as the browser has restored it, which goes by pixels or by what was in sight. None if the
 * visitor has scrolled the document before its scripts came.
 */
function restoredByBrowser(left: ScrollPlace): ScrollPlace | undefined {
  const lowest = document.documentElement.scrollHeight - innerHeight
  if (Math.abs(scrollY - Math.min(left.top, lowest)) <= 1) return { top: left.top }
  return Math.abs(distanceTo(left) ?? Infinity) <= 1 ? left : undefined
}
