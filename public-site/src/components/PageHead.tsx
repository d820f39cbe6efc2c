import { useLayoutEffect } from 'react'
import type { GeneralSettings } from 'shared/entities/settings'
import type { PageHead as DocumentHead } from 'shared/prerendering'
import { useLocation } from 'shared/router'
import { documentTitle } from './documentTitle'
import { useFoundation } from './useFoundation'

/** Whose site it is, and where: what structured data needs to name it. */
export interface SiteIdentity extends GeneralSettings {
  /** The public address of the site. */
  origin: string
}

/** What a page says of itself; its title is that of the page alone, without the site's name. */
export interface PageHeadContent extends Omit<DocumentHead, 'jsonLd'> {
  jsonLd?: (site: SiteIdentity) => object | undefined
}

/**
 * Keeps the document's head that of the page. Prerendering has written the head of the document
 * that was loaded; its elements are changed rather than added to.
 */
export function PageHead({ title, description, jsonLd }: PageHeadContent) {
  const { siteName, contactEmail, phoneNumber } = useFoundation()
  const { pathname } = useLocation()

  useLayoutEffect(() => {
    document.title = documentTitle(title, siteName)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    // The shell's bare document has neither of these.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const structuredData = document.querySelector('script[type="application/ld+json"]')
    if (!canonical || !structuredData) return
    const { origin } = new URL(canonical.href)
    canonical.href = new URL(pathname, origin).href
    const site = { siteName, contactEmail, phoneNumber, origin }
    structuredData.textContent = JSON.stringify(jsonLd?.(site) ?? null)
  }, [title, description, jsonLd, siteName, contactEmail, phoneNumber, pathname])

  return null
}
