import { useLayoutEffect } from 'react'
import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'
import type { PageHead as DocumentHead } from 'shared/prerendering'
import { useLocation } from 'shared/router'
import { documentTitle } from './documentTitle'

/** What a page says of itself; its title is that of the page alone, without the site's name. */
export type PageHeadContent = DocumentHead

/**
 * Keeps the document's head that of the page. Prerendering has written the head of the document
 * that was loaded; its elements are changed rather than added to.
 */
export function PageHead({ title, description, jsonLd }: PageHeadContent) {
  const { siteName } = useCollection(generalSettings)
  const { pathname } = useLocation()
  const structuredData = jsonLd ? JSON.stringify(jsonLd) : ''

  useLayoutEffect(() => {
    document.title = documentTitle(title, siteName)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
    const data = document.querySelector('script[type="application/ld+json"]')
    if (data) data.textContent = structuredData
  }, [title, description, siteName, pathname, structuredData])

  return null
}
