import { useEffect } from 'react'
import { prefersReducedData } from './browser/prefersReducedData'
import { pageAt } from './routes'

/**
 * Prefetches the code of a page when the visitor points at a link to it, focuses it or touches it,
 * unless the browser is set to save data. The console's pages are not in this site's route table,
 * so their code is never prefetched.
 */
export function usePagePrefetch() {
  useEffect(() => {
    const fetchPage = ({ target }: Event) => {
      if (prefersReducedData()) return
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (!link || link.origin !== location.origin) return
      // If it fails, following the link tries again and shows what is wrong.
      pageAt(link.pathname)
        ?.load()
        .catch(() => {})
    }
    // A touch begins with `pointerover` too.
    const signs = ['pointerover', 'focusin']
    for (const sign of signs) addEventListener(sign, fetchPage)
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchPage)
    }
  }, [])
}
