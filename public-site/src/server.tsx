/** The public site for a server: its pages as documents, with the backend's content or what the seeds hold. */
import { collection, provideBackend } from 'shared/backend'
import { renderedBackend } from 'shared/backends/rendered/renderedBackend'
import { calendarFeed } from 'shared/calendar/calendarFile'
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import { programs } from 'shared/collections/programs'
import { programPagePath } from 'shared/entities/program'
import { renderAsOf, renderedAsOf } from 'shared/format/useNow'
import type { PageHead, PrerenderModule } from 'shared/prerendering'
import { eventHead, eventJsonLd } from './features/events/eventMetadata'
import { postFeed } from './features/news/postFeed'
import { postHead, postJsonLd } from './features/news/postMetadata'
import { publishedPosts } from './features/news/publishedPosts'
import { programHead } from './features/programs/programMetadata'
import { foundationJsonLd } from './pages/home/foundationJsonLd'
import { type PageRoute, pages } from './routes'
import { documentTitle } from './site/documentTitle'
import type { SiteIdentity } from './site/siteIdentity'

export { Site as App } from './Site'

/** What the module of a page exports for its document; a title where the route has none. */
type DocumentExports = Partial<Pick<PageHead, 'title' | 'description' | 'noIndex'>>

/** The module of each page of the route table, as the build manifest names it, and what it exports. */
const moduleOf = new Map<PageRoute, DocumentExports & { source: string }>()

async function findModules() {
  const files = import.meta.glob<DocumentExports>('./pages/*/*Page.tsx')
  for (const [file, load] of Object.entries(files)) {
    const { title, description, noIndex, ...components } = await load()
    const source = file.replace('./', 'src/')
    for (const route of pages) {
      const isShown = Object.values(components).includes(await route.load())
      if (isShown) moduleOf.set(route, { source, title, description, noIndex })
    }
  }
  const unknown = pages.find((route) => !moduleOf.has(route))
  if (unknown) throw new Error(`The page of ${unknown.path} is none of pages/*/*Page.tsx`)
}

export const renderFrom: PrerenderModule['renderFrom'] = async (source) => {
  provideBackend(renderedBackend(source))
  renderAsOf(source.time)
  // Each backend has a login page of its own.
  await findModules()
}

/** Programs find them announced in every document. */
export const feeds: PrerenderModule['feeds'] = (origin) => {
  const siteName = siteNameOf(collection(generalSettings).getRendered())
  const now = renderedAsOf()
  const calendarName = documentTitle('Events', siteName)
  const news = { path: '/blog/feed.xml', title: documentTitle('News', siteName) } as const
  return [
    {
      path: '/events.ics',
      title: calendarName,
      text: calendarFeed(collection(events).getRendered(), {
        name: calendarName,
        origin,
        now,
      }),
    },
    {
      ...news,
      text: postFeed(collection(blogPosts).getRendered(), { ...news, siteName, origin, now }),
    },
  ]
}

interface ItemPage {
  path: string
  head: PageHead
  jsonLd?: object
}

/** The modules of a page that the administrator has written for an address that the site comes with. */
const writtenSource = 'src/features/programs/ProgramArticle.tsx'

/** The page of every active program, by its path. Of two with one address visitors see the first. */
const programPages = () =>
  new Map(
    collection(programs)
      .getRendered()
      .filter(({ status }) => status === 'active')
      .map((program) => ({ program, path: programPagePath(program) }))
      .reverse()
      .map(({ program, path }) => [
        path,
        { path, head: programHead(program), isWritten: Boolean(program.content?.trim()) },
      ]),
  )

/** Every page of the route table, and the page of every event, published post and active program. */
export const documents: PrerenderModule['documents'] = (origin) => {
  const site: SiteIdentity = { ...collection(generalSettings).getRendered(), origin }

  /** The pages of items, by the route that shows them. */
  const ofPrograms = programPages()
  const itemPages: Record<string, ItemPage[]> = {
    '/events/:id': collection(events)
      .getRendered()
      .map((event) => ({
        path: `/events/${event.id}`,
        head: eventHead(event),
        jsonLd: eventJsonLd(event, site),
      })),
    '/blog/:id': publishedPosts(collection(blogPosts).getRendered(), renderedAsOf()).map(
      (post) => ({
        path: `/blog/${post.id}`,
        head: postHead(post),
        jsonLd: postJsonLd(post, site),
      }),
    ),
    '/programs/:slug': [...ofPrograms.values()].filter(
      ({ path }) => !pages.some((page) => page.path === path),
    ),
  }

  const pageDocument = ({ path, head, jsonLd }: ItemPage, sources: string[]) => ({
    path,
    head: { ...head, title: documentTitle(head.title, site.siteName), jsonLd },
    sources: ['src/Site.tsx', ...sources],
  })

  return pages.flatMap((route) => {
    const { path } = route
    const { source = '', title = route.title, description, noIndex } = moduleOf.get(route) ?? {}
    const jsonLd = path === '/' ? foundationJsonLd(site) : undefined
    const written = ofPrograms.get(path)
    if (written?.isWritten) {
      return [pageDocument(written, [source, writtenSource])]
    }
    const described =
      title && description
        ? [{ path, head: { title, noIndex, description }, jsonLd }]
        : itemPages[path]
    if (!described) throw new Error(`No title and description are known for ${path}`)
    return described.map((page) => pageDocument(page, [source]))
  })
}
