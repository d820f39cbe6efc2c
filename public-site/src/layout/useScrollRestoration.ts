import { useCallback, useEffect, useLayoutEffect } from 'react'

/** How the visitor left a history entry. */
interface SavedPosition {
  /** How far the page was scrolled. */
  top: number
  /** Finds the link that was followed from here, if the page still shows it. */
  followedLink: () => HTMLElement | undefined
}

/** By the key of the entry. */
const positions = new Map<string, SavedPosition>()

/**
 * Saves how far the page of this history entry is scrolled, and which link is followed from it; the
 * returned function reads both. The browser's own restoration would scroll too early, before React has
 * rendered the page.
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
    let followedLink: SavedPosition['followedLink'] = () => undefined
    const remember = () => positions.set(key, { top: window.scrollY, followedLink })
    function rememberLink({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a')
      if (!link) return
      followedLink = finderOf(link)
      remember()
    }
    addEventListener('scroll', remember, { passive: true })
    // Before the router follows the link.
    addEventListener('click', rememberLink, { capture: true })
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('click', rememberLink, { capture: true })
    }
  }, [key])

  return useCallback(() => positions.get(key), [key])
}

/** Finds this link again after React has rendered the page anew: by its URL, and its place among equal ones. */
function finderOf(link: HTMLAnchorElement): SavedPosition['followedLink'] {
  const { href } = link
  const alike = () => [...document.querySelectorAll('a')].filter((other) => other.href === href)
  const index = alike().indexOf(link)
  return () => alike().find((other, at) => at === index && other.checkVisibility())
}
