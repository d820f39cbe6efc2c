import { useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../browser/useHydrated'

/** How the visitor left a page. The history's entry has it, which outlives a reload. */
interface Place {
  /** How far the page was scrolled. */
  top: number
  /** The first heading, or question, that was in sight or below, and its distance from the top of the screen. */
  heading?: string
  y?: number
  /** The URL of the link that was last used here, and its place among links to the same. */
  href?: string
  nth?: number
}

export const leftPlace = (): Place | undefined => history.state?.place

/**
 * Saves the place in this history entry whenever the page comes to rest or a link is followed from it;
 * browsers without `scrollend` know it from the page's last change. A page that the visitor has come
 * back to, by Back, Forward or a reload, is shown there. It is kept there until the visitor does
 * something: the list of a server gives way to the one that was left, and a form is filled in again.
 * @param key of the history entry
 * @param back whether the visitor has come back to it
 * @returns what shows the place as long as it is kept: something else can be shown and kept in its stead
 */
export function useScrollRestoration(key: string, back: boolean) {
  const hydrated = useHydrated()
  const held = useRef<(() => void) | false>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page was when it appeared
  useLayoutEffect(() => {
    const { pathname } = location
    const left = leftPlace()
    const shown = back && left && (hydrated ? left : restoredByBrowser(left))
    let top: number
    let height: number
    let link: HTMLAnchorElement | undefined

    function settle() {
      height = document.body.offsetHeight
      if (held.current) {
        held.current()
        top = scrollY
      } else if (location.pathname === pathname) {
        const first = headings().find((heading) => topOf(heading) >= 0)
        const place: Place = {
          top: scrollY,
          heading: first?.textContent,
          y: first && topOf(first),
          href: link?.href,
          nth: link && linksTo(link.href).indexOf(link),
        }
        history.replaceState({ ...history.state, place }, '')
      }
    }
    function release() {
      held.current = undefined
    }
    function onClick({ target }: Event) {
      release()
      link = (target as Element).closest('a') ?? link
      settle()
    }
    function onScroll() {
      // The browser itself moves along with what grows.
      if (height !== document.body.offsetHeight) settle()
      else if (Math.abs(scrollY - top) > 1) release()
    }
    function onScrollEnd() {
      if (!held.current) settle()
    }
    function leaveToBrowser() {
      history.scrollRestoration = 'auto'
    }
    // The browser would scroll before React has rendered the page.
    history.scrollRestoration = 'manual'
    held.current =
      shown &&
      (() => {
        scrollTo(0, shown.top)
        scrollBy(0, distanceTo(shown))
      })
    const resizes = new ResizeObserver(settle)
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

  return held
}

/**
 * The place as the browser has restored it, which goes by pixels or by what was in sight, or will: one
 * below the end of the document has to wait until all has loaded. None if the visitor has scrolled the
 * document before its scripts came.
 */
function restoredByBrowser(left: Place): Place | undefined {
  const lowest = document.documentElement.scrollHeight - innerHeight
  const waits = !scrollY && document.readyState !== 'complete'
  if (waits || Math.abs(scrollY - Math.min(left.top, lowest)) <= 1) return { top: left.top }
  return Math.abs(distanceTo(left)) <= 1 ? left : undefined
}

/**
 * How far the place's heading is from where it was. What is above it may be higher or lower now: a
 * confirmation is gone, or a form is filled in. Not a number where there is no such heading, and by
 * that nothing is scrolled.
 */
function distanceTo({ heading, y = 0 }: Place) {
  const there = headings().find(({ textContent }) => textContent === heading)
  return there ? topOf(there) - y : Number.NaN
}

const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3, summary)')]
const topOf = (element: Element) => element.getBoundingClientRect().top

/** Finds that link after React has rendered the page anew, if it is still there to be seen. */
export function followedLink({ href, nth = -1 }: Place) {
  const link = linksTo(href)[nth]
  return link?.checkVisibility() ? link : undefined
}

const linksTo = (href?: string) => [...document.links].filter((link) => link.href === href)
