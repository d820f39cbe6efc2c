/** The public site for a server: its pages as documents, with the store's content or what the seeds hold. */
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { renderAsOf } from 'shared/format/useNow'
import { renderedContent } from 'shared/persistence'
import type { PageHead, PrerenderModule } from 'shared/prerendering'
import { renderForStore as setRenderedStore } from 'shared/store/hasStore'
import { eventHead } from './features/events/eventHead'
import { eventJsonLd } from './features/events/eventJsonLd'
import { postHead } from './features/news/postHead'
import { postJsonLd } from './features/news/postJsonLd'
import { publishedPosts } from './features/news/publishedPosts'
import { foundationJsonLd } from './pages/home/foundationJsonLd'
import { type PageRoute, pages } from './routes'
import { documentTitle } from './site/documentTitle'
import type { SiteIdentity } from './site/siteIdentity'

export { provideContent } from 'shared/persistence'
export { Site as App } from './Site'

/** The module of each page's component, as the build manifest names it. */
const sources = new Map<unknown, string>()
/** What search engines say of a page, by its module. */
const descriptions = new Map<string, string>()
const pageModules = import.meta.glob<{ description?: string }>('./pages/*/*Page.tsx')
for (const [file, load] of Object.entries(pageModules)) {
  const source = file.replace('./', 'src/')
  const { description, ...components } = await load()
  if (description) descriptions.set(source, description)
  for (const component of Object.values(components)) sources.set(component, source)
}

const sourceOf = new Map<PageRoute, string>()
async function findSources() {
  for (const route of pages) {
    const source = sources.get(await route.load())
    if (!source) throw new Error(`The page of ${route.path} is none of pages/*/*Page.tsx`)
    sourceOf.set(route, source)
  }
}
await findSources()

/** Some paths have another page where the site has a store. */
export const renderForStore: PrerenderModule['renderForStore'] = async (store, time) => {
  setRenderedStore(store)
  if (time) renderAsOf(time)
  await findSources()
}

/** Every page of the route table, and the page of every event and published post. */
export const documents: PrerenderModule['documents'] = (origin) => {
  const site: SiteIdentity = { ...renderedContent(generalSettings), origin }

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
    '/events/:id': renderedContent(events).map((event) => ({
      id: event.id,
      head: eventHead(event),
      jsonLd: eventJsonLd(event, site),
    })),
    '/blog/:id': publishedPosts(renderedContent(blogPosts)).map((post) => ({
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
