import { useLayoutEffect } from 'react'
import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'
import { documentTitle } from './documentTitle'

interface PageHeadProps {
  title: string
  description: string
}

/**
 * Keeps the document's title and description those of the page. The document already has both
 * elements, from the shell or prerendered, so they are changed rather than added to.
 */
export function PageHead({ title, description }: PageHeadProps) {
  const { siteName } = useCollection(generalSettings)

  useLayoutEffect(() => {
    document.title = documentTitle(title, siteName)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, siteName])

  return null
}
