/** The public site for a server: its pages as documents, with what the seeds hold. */
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import type { PrerenderModule } from 'shared/prerendering'
import { documentTitle } from './components/documentTitle'
import type { PageHeadContent, SiteIdentity } from './components/PageHead'
import { eventHead } from './features/events/eventHead'
import { type PageRoute, pages } from './routes'

export { Site as App } from './Site'

/** Every page of the route table, and the page of every seed event. */
export const documents: PrerenderModule['documents'] = (origin) => {
  const site: SiteIdentity = { ...generalSettings.seed, origin }

  const toDocument = (path: string, { source }: PageRoute, head: PageHeadContent) => ({
    path,
    head: {
      ...head,
      title: documentTitle(head.title, site.siteName),
      jsonLd: head.jsonLd?.(site),
    },
    sources: ['src/Site.tsx', source],
  })

  return pages.flatMap((route) => {
    if (route.head) return [toDocument(route.path, route, route.head)]
    return events.seed.map((event) =>
      toDocument(route.path.replace(':id', String(event.id)), route, eventHead(event)),
    )
  })
}
