import { useCallback, useEffect, useLayoutEffect } from 'react'

/** How far each entry of the session's history was scrolled, by its key. */
const positions = new Map<string, number>()

/**
 * Remembers how far this history entry is scrolled; the returned function tells how far it was.
 * The browser's own memory comes too early for pages that React shows a moment later.
 */
export function useScrollRestoration(key: string): () => number | undefined {
  useEffect(() => {
    const byBrowser = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    // A reload is the browser's again.
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
