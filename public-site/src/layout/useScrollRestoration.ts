import { useCallback, useEffect, useLayoutEffect } from 'react'

/** The scroll position of each history entry, by its key. */
const positions = new Map<string, number>()

/**
 * Saves the scroll position of this history entry; the returned function reads it. The browser
 * would restore it too early, before React has rendered the page.
 */
export function useScrollRestoration(key: string): () => number | undefined {
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
    const remember = () => positions.set(key, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  return useCallback(() => positions.get(key), [key])
}
