/** The public site for a server: its pages as documents, with the backend's content or what the seeds hold. */
import { collection, provideBackend } from 'shared/backend'
import { renderedBackend } from 'shared/backends/rendered/renderedBackend'
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { renderAsOf } from 'shared/format/useNow'
import type { PageHead, PrerenderModule } from 'shared/prerendering'
import { eventHead, eventJsonLd } from './features/events/eventMetadata'
import { postHead, postJsonLd } from './features/news/postMetadata'
import { publishedPosts } from './features/news/publishedPosts'
import { foundationJsonLd } from './pages/home/foundationJsonLd'
import { type PageRoute, pages } from './routes'
import { documentTitle } from './site/documentTitle'
import type { SiteIdentity } from './site/siteIdentity'

export { Site as App } from './Site'

/** The module of each page of the route table, as the build manifest names it. */
const sourceOf = new Map<PageRoute, string>()
/** What search engines say of a page, by its module. */
const descriptions = new Map<string, string>()

async function findSources() {
  const sources = new Map<unknown, string>()
  const pageModules = import.meta.glob<{ description?: string }>('./pages/*/*Page.tsx')
  for (const [file, load] of Object.entries(pageModules)) {
    const source = file.replace('./', 'src/')
    const { description, ...components } = await load()
    if (description) descriptions.set(source, description)
    for (const component of Object.values(components)) sources.set(component, source)
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
    head: PageHead,
    jsonLd: object | undefined,
  ) => ({
    path,
    head: { ...head, title: documentTitle(head.title, site.siteName), jsonLd },
    sources: ['src/Site.tsx', sourceOf.get(route) ?? ''],
  })

  const itemPages: Record<string, { id: number; head: PageHead; jsonLd?: object }[]> = {
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
    if (head) {
      const description = descriptions.get(sourceOf.get(route) ?? '')
      if (!description) throw new Error(`The page of ${path} exports no description`)
      const jsonLd = path === '/' ? foundationJsonLd(site) : undefined
      return [toDocument(path, route, { ...head, description }, jsonLd)]
    }
    const items = itemPages[path]
    if (!items) throw new Error(`No metadata is known for ${path}`)
    return items.map((item) =>
      toDocument(path.replace(':id', String(item.id)), route, item.head, item.jsonLd),
    )
  })
}
