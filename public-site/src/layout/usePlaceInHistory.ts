import { useCallback, useEffect, useLayoutEffect } from 'react'

/** What a history entry was left like. */
interface Place {
  /** How far the page was scrolled. */
  top: number
  /** Finds the link that was followed from here, if the page still shows it. */
  followedLink: () => HTMLElement | undefined
}

/** By the key of the entry. */
const places = new Map<string, Place>()

/**
 * Saves the place of this history entry; the returned function reads it. The browser would scroll
 * back too early, before React has rendered the page.
 */
export function usePlaceInHistory(key: string): () => Place | undefined {
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
    let followedLink: Place['followedLink'] = () => undefined
    const remember = () => places.set(key, { top: window.scrollY, followedLink })
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

  return useCallback(() => places.get(key), [key])
}

/** Finds this link, where React renders the page anew, among those that lead to the same URL. */
function finderOf(link: HTMLAnchorElement): Place['followedLink'] {
  const { href } = link
  const alike = () => [...document.querySelectorAll('a')].filter((other) => other.href === href)
  const index = alike().indexOf(link)
  return () => alike().find((other, at) => at === index && other.checkVisibility())
}
