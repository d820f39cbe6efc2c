import { useLayoutEffect } from 'react'
import { useLocation } from 'shared/router'
import { documentTitle } from '../site/documentTitle'
import { useSiteSettings } from '../site/useSiteSettings'

/** What only search engines and previews of links read, which load each page as a document. */
const ofDocument = 'meta[name="description"], script[type="application/ld+json"]'

/**
 * Updates the document's head after navigation. Prerendering wrote the head of the document that
 * was loaded; its elements are changed rather than added to.
 * @param title of the page alone, without the site's name
 */
export function PageHead({ title }: { title: string }) {
  const { siteName } = useSiteSettings()
  const { pathname } = useLocation()

  useLayoutEffect(() => {
    document.title = documentTitle(title, siteName)
    // The shell's bare document has none.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(pathname, canonical.href).href
  }, [title, siteName, pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useLayoutEffect(
    () => () => {
      for (const element of document.querySelectorAll(ofDocument)) element.remove()
    },
    [pathname],
  )

  return null
}
