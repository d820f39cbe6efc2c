import { useCallback, useLayoutEffect } from 'react'
import { currentPlace, type ScrollPlace } from '../browser/scrollPlace'

/** How the visitor left a history entry. */
interface SavedPosition extends ScrollPlace {
  /** The URL of the link that was followed from here, and its place among links to the same. */
  href?: string
  place?: number
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
  useLayoutEffect(() => {
    let followed: Pick<SavedPosition, 'href' | 'place'> | undefined
    const remember = () => void positions.set(key, { top: scrollY, ...followed })
    function rememberLink({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a')
      if (!link) return
      const { href } = link
      followed = { href, place: linksTo(href).indexOf(link) }
      const left = { ...currentPlace(), ...followed }
      positions.set(key, left)
      history.replaceState({ ...history.state, left }, '')
    }
    const byBrowser = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    // After a reload the browser restores the position itself.
    addEventListener('pagehide', byBrowser)
    addEventListener('scroll', remember)
    // Captured: before the router follows the link.
    addEventListener('click', rememberLink, true)
    return () => {
      removeEventListener('pagehide', byBrowser)
      removeEventListener('scroll', remember)
      removeEventListener('click', rememberLink, true)
      byBrowser()
    }
  }, [key])

  return useCallback(() => positions.get(key) ?? history.state?.left, [key])
}

/** Finds that link after React has rendered the page anew, if it is still there to be seen. */
export function followedLink({ href, place = -1 }: SavedPosition) {
  const link = linksTo(href)[place]
  return link?.checkVisibility() ? link : undefined
}

const linksTo = (href?: string) => [...document.links].filter((link) => link.href === href)
