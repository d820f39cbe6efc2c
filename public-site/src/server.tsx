/** The public site for a server: its pages as documents, with what the seeds hold. */
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import type { PrerenderModule } from 'shared/prerendering'
import { documentTitle } from './components/documentTitle'
import type { PageHeadContent } from './components/PageHead'
import type { SiteIdentity } from './components/siteIdentity'
import { eventHead } from './features/events/eventHead'
import { eventJsonLd } from './features/events/eventJsonLd'
import { foundationJsonLd } from './pages/home/foundationJsonLd'
import { type PageRoute, pages } from './routes'

export { Site as App } from './Site'

/** Every page of the route table, and the page of every seed event. */
export const documents: PrerenderModule['documents'] = (origin) => {
  const site: SiteIdentity = { ...generalSettings.seed, origin }

  const toDocument = (
    path: string,
    { source }: PageRoute,
    head: PageHeadContent,
    jsonLd: object | undefined,
  ) => ({
    path,
    head: { ...head, title: documentTitle(head.title, site.siteName), jsonLd },
    sources: ['src/Site.tsx', source],
  })

  return pages.flatMap((route) => {
    const { path, head } = route
    if (head)
      return [toDocument(path, route, head, path === '/' ? foundationJsonLd(site) : undefined)]
    return events.seed.map((event) =>
      toDocument(
        path.replace(':id', String(event.id)),
        route,
        eventHead(event),
        eventJsonLd(event, site),
      ),
    )
  })
}
