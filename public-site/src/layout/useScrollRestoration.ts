import { useCallback, useEffect, useLayoutEffect } from 'react'

/** How the visitor left a history entry. */
interface SavedPosition {
  /** How far the page was scrolled. */
  top: number
  /** The URL of the link that was followed from here, and its place among links to the same. */
  href?: string
  place?: number
  /** The first heading, or question, that was in sight, and its distance from the top of the screen. */
  heading?: string
  y?: number
}

/** By the key of the entry. */
const positions = new Map<string, SavedPosition>()

/**
 * Saves how far the page of this history entry is scrolled, and which link is followed from it; the
 * returned function reads both. The browser's own restoration would scroll too early, before React has
 * rendered the page. What a followed link left is in the entry itself as well: it outlives a reload of
 * the page that the link led to.
 */
export function useScrollRestoration(key: string): () => SavedPosition | undefined {
  useEffect(() => {
    const byBrowser = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    // After a reload the browser restores the position itself.
    addEventListener('pagehide', byBrowser)
    return () => {
      removeEventListener('pagehide', byBrowser)
      byBrowser()
    }
  }, [])

  useLayoutEffect(() => {
    let followed: Pick<SavedPosition, 'href' | 'place'> | undefined
    const remember = () => void positions.set(key, { top: scrollY, ...followed })
    function rememberLink({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a')
      if (!link) return
      followed = { href: link.href, place: linksTo(link.href).indexOf(link) }
      const [first] = headings().filter((heading) => topOf(heading) >= 0)
      const left = {
        top: scrollY,
        ...followed,
        ...(first && { heading: first.textContent, y: topOf(first) }),
      }
      positions.set(key, left)
      history.replaceState({ ...history.state, left }, '')
    }
    addEventListener('scroll', remember)
    // Captured: before the router follows the link.
    addEventListener('click', rememberLink, true)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('click', rememberLink, true)
    }
  }, [key])

  return useCallback(() => positions.get(key) ?? history.state?.left, [key])
}

/**
 * Scrolls to where the page was left. What is above the heading may be higher or lower now: a
 * confirmation is gone, or a form has yet to be filled in again.
 */
export function scrollBack({ top, heading, y = 0 }: SavedPosition) {
  scrollTo(0, top)
  const [move = 0] = headings()
    .filter(({ textContent }) => textContent === heading)
    .map((there) => topOf(there) - y)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  scrollBy(0, move)
}

const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3, summary)')]
const topOf = (element: Element) => element.getBoundingClientRect().top

/** Finds that link after React has rendered the page anew, if it is still there to be seen. */
export function followedLink({ href, place = -1 }: SavedPosition) {
  const link = linksTo(href)[place]
  return link?.checkVisibility() ? link : undefined
}

const linksTo = (href?: string) => [...document.links].filter((link) => link.href === href)
