import { useLayoutEffect } from 'react'
import type { PageHead as DocumentHead } from 'shared/prerendering'
import { useLocation } from 'shared/router'
import { documentTitle } from '../site/documentTitle'
import { useSiteSettings } from '../site/useSiteSettings'

/** A page's metadata; its title is that of the page alone, without the site's name. */
export type PageHeadContent = Omit<DocumentHead, 'jsonLd'>

/**
 * Updates the document's head after navigation. Prerendering wrote the head of the document that
 * was loaded; its elements are changed rather than added to. Its structured data is removed with its
 * page: it is for search engines, which load each page as a document.
 */
export function PageHead({ title, description }: PageHeadContent) {
  const { siteName } = useSiteSettings()
  const { pathname } = useLocation()

  useLayoutEffect(() => {
    document.title = documentTitle(title, siteName)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    // The shell's bare document has none.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
  }, [title, description, siteName, pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useLayoutEffect(
    () => () => document.querySelector('script[type="application/ld+json"]')?.remove(),
    [pathname],
  )

  return null
}
