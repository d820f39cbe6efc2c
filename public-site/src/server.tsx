/** The public site for a server: its pages as documents, with the backend's content or what the seeds hold. */
import { collection, provideBackend } from 'shared/backend'
import { renderedBackend } from 'shared/backends/renderedBackend'
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { renderAsOf } from 'shared/format/useNow'
import type { PrerenderModule } from 'shared/prerendering'
import type { PageHeadContent } from './components/PageHead'
import { eventHead } from './features/events/eventHead'
import { eventJsonLd } from './features/events/eventJsonLd'
import { postHead } from './features/news/postHead'
import { postJsonLd } from './features/news/postJsonLd'
import { publishedPosts } from './features/news/publishedPosts'
import { foundationJsonLd } from './pages/home/foundationJsonLd'
import { type PageRoute, pages } from './routes'
import { documentTitle } from './site/documentTitle'
import type { SiteIdentity } from './site/siteIdentity'

export { Site as App } from './Site'

/** The module of each page of the route table, as the build manifest names it. */
const sourceOf = new Map<PageRoute, string>()

async function findSources() {
  const sources = new Map<unknown, string>()
  for (const [file, load] of Object.entries(import.meta.glob<object>('./pages/*/*Page.tsx'))) {
    for (const component of Object.values(await load())) {
      sources.set(component, file.replace('./', 'src/'))
    }
  }
  for (const route of pages) {
    const source = sources.get(await route.load())
    if (!source) throw new Error(`The page of ${route.path} is none of pages/*/*Page.tsx`)
    sourceOf.set(route, source)
  }
}

export const renderFrom: PrerenderModule['renderFrom'] = async (source) => {
  provideBackend(renderedBackend(source))
  renderAsOf(source.time)
  // Each backend has a login page of its own.
  await findSources()
}

/** Every page of the route table, and the page of every event and published post. */
export const documents: PrerenderModule['documents'] = (origin) => {
  const site: SiteIdentity = { ...collection(generalSettings).getRendered(), origin }

  const toDocument = (
    path: string,
    route: PageRoute,
    head: PageHeadContent,
    jsonLd: object | undefined,
  ) => ({
    path,
    head: { ...head, title: documentTitle(head.title, site.siteName), jsonLd },
    sources: ['src/Site.tsx', sourceOf.get(route) ?? ''],
  })

  const itemPages: Record<string, { id: number; head: PageHeadContent; jsonLd?: object }[]> = {
    '/events/:id': collection(events)
      .getRendered()
      .map((event) => ({
        id: event.id,
        head: eventHead(event),
        jsonLd: eventJsonLd(event, site),
      })),
    '/blog/:id': publishedPosts(collection(blogPosts).getRendered()).map((post) => ({
      id: post.id,
      head: postHead(post),
      jsonLd: postJsonLd(post, site),
    })),
  }

  return pages.flatMap((route) => {
    const { path, head } = route
    if (head)
      return [toDocument(path, route, head, path === '/' ? foundationJsonLd(site) : undefined)]
    const items = itemPages[path]
    if (!items) throw new Error(`No metadata is known for ${path}`)
    return items.map((item) =>
      toDocument(path.replace(':id', String(item.id)), route, item.head, item.jsonLd),
    )
  })
}
