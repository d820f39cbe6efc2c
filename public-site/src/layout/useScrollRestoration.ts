import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { leftPlace, type Place, restoredByBrowser, savePlace, scrollToPlace } from './scrollPlace'

interface ShownPage {
  /** What stays in sight while the page grows, until the visitor does something. */
  kept?: Place | Element
  /** How far the page was scrolled when that was last shown. */
  keptAt?: number
  /** The page's height when it was last shown or saved. */
  height?: number
  /** The link that was last used on the page. */
  link?: HTMLAnchorElement
}

/**
 * Saves where the visitor is in this history entry, whenever the page comes to rest, changes its height, or
 * is left by a link. A page that the visitor has come back to, by Back, Forward or a reload, is shown there,
 * and kept there until the visitor does something: its lists and forms may still grow.
 * @param key of the history entry
 * @param back whether the visitor has come back to it
 * @returns the page, whose `kept` may be replaced once it is rendered
 */
export function useScrollRestoration(key: string, back: boolean) {
  const hydrated = useHydrated()
  const shownPage = useRef<ShownPage>({})

  // In this pass of effects the page takes what is newer in this browser (host/src/loadWatch.js).
  useEffect(() => document.documentElement.removeAttribute('data-stale'), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page was when it appeared
  useLayoutEffect(() => {
    const { pathname } = location
    // The visitor may have moved the document before its scripts came (host/src/loadWatch.js).
    const movedBefore = !hydrated && document.documentElement.hasAttribute('data-moved')
    const left = back && !movedBefore ? leftPlace() : undefined
    const page: ShownPage = { kept: left && (hydrated ? left : restoredByBrowser(left)) }
    shownPage.current = page

    function showOrSave() {
      page.height = document.body.offsetHeight
      if (page.kept) {
        if (page.kept instanceof Element) page.kept.scrollIntoView()
        else scrollToPlace(page.kept)
        page.keptAt = scrollY
      } else if (location.pathname === pathname) savePlace(page.link)
    }
    function release() {
      page.kept = undefined
    }
    function onClick({ target }: Event) {
      release()
      page.link = (target as Element).closest('a') ?? page.link
      showOrSave()
    }
    function onScroll() {
      // The browser itself moves along with what grows.
      if (page.height !== document.body.offsetHeight) showOrSave()
      else if (Math.abs(scrollY - (page.keptAt ?? scrollY)) > 1) release()
    }
    function onScrollEnd() {
      if (!page.kept) showOrSave()
    }
    function leaveToBrowser() {
      history.scrollRestoration = 'auto'
    }
    // The browser would scroll before React has rendered the page.
    history.scrollRestoration = 'manual'
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

  return shownPage
}
