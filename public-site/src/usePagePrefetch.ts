import { useEffect } from 'react'
import { matchPath } from 'shared/router'
import { prefersReducedData } from './browser/prefersReducedData'
import { pages } from './routes'

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
      const page = pages.find(({ path }) => matchPath(path, link.pathname))
      // Should it fail, following the link tries again and shows what is wrong.
      page?.load().catch(() => {})
    }
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) addEventListener(sign, fetchPage, { passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchPage)
    }
  }, [])
}
