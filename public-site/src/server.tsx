/** The public site for a server: its pages as documents, with what the seeds hold. */
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import type { PageDocument } from 'shared/prerendering'
import { documentTitle } from './components/documentTitle'
import type { PageHeadContent } from './components/PageHead'
import { eventHead } from './features/events/eventHead'
import { type PageRoute, pages } from './routes'

export { Site as App } from './Site'

const { siteName } = generalSettings.seed

function toDocument(path: string, { source }: PageRoute, head: PageHeadContent): PageDocument {
  return {
    path,
    head: { ...head, title: documentTitle(head.title, siteName) },
    sources: ['src/Site.tsx', source],
  }
}

/** Every page of the route table, and the page of every seed event. */
export const documents: PageDocument[] = pages.flatMap((route) => {
  if (route.head) return [toDocument(route.path, route, route.head)]
  return events.seed.map((event) =>
    toDocument(route.path.replace(':id', String(event.id)), route, eventHead(event)),
  )
})
