/** What stands in the documents that are composed before anybody's JavaScript runs. */
import { pages } from '../../public-site/src/routes'
import { documentPaths } from '../support/site'
import { expect, test } from '../support/test'

/** Those that the requirement names, but for the listings' items and the console. */
const specifiedPaths = [
  '/',
  '/about',
  '/programs',
  '/programs/health-fairs',
  '/programs/school-drives',
  '/programs/community-support',
  '/programs/love-initiative',
  '/events',
  '/get-involved',
  '/impact',
  '/donate',
  '/login',
  '/contact',
  '/privacy-policy',
  '/terms',
]

test('there is a document for every public page, every seed event and every published seed post', () => {
  const events = [1, 2, 3, 4, 5, 6].map((id) => `/events/${id}`)
  const posts = [1, 2, 3].map((id) => `/blog/${id}`)
  const paths = pages.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(paths).toEqual(expect.arrayContaining(specifiedPaths))
  expect(documentPaths()).toEqual([...paths, ...events, ...posts].sort())
})

test('paths without a document get the bare document of the shell', async ({ request }) => {
  for (const pagePath of ['/admin', '/admin/events', '/no-such-page', '/events/99']) {
    const html = await (await request.get(pagePath)).text()
    expect(html).toMatch(/<div id="root">.*Loading….*<\/div>/)
    expect(html).not.toContain('id="prerendered"')
  }
})

test('a document names the release it was rendered from, and needs no inline script or style but its import map and what watches its loading', async ({
  request,
}) => {
  const pointer = await (await request.get('/remotes/public-site/current.json')).json()
  for (const documentPath of documentPaths()) {
    const html = await (await request.get(documentPath)).text()
    expect(html).toContain(`"release":"${pointer.release}"`)
    const inline = html.match(/<script(?![^>]* src=)(?![^>]*type="(application\/|importmap"))/g)
    expect(inline, documentPath).toHaveLength(1)
    expect(html, documentPath).not.toMatch(/<[^>]+\sstyle=/)
    expect(html, documentPath).not.toContain('<style')
    expect(html, documentPath).not.toContain('admin-console')
  }
})

test('no drawing is on more than two pages, those of events and stories apart', async ({
  request,
}) => {
  const pagesOf = new Map<string, string[]>()
  const pages = documentPaths().filter((name) => !/^\/(events|blog)\/\d/.test(name))
  for (const documentPath of pages) {
    const html = await (await request.get(documentPath)).text()
    const drawings = html.matchAll(/<img[^>]+src="(\/images\/(?!events\/)[^"]+)"/g)
    for (const [, src = ''] of drawings) {
      const others = pagesOf.get(src) ?? []
      if (!others.includes(documentPath)) pagesOf.set(src, [...others, documentPath])
    }
  }
  expect(pagesOf.size).toBeGreaterThan(8)
  expect([...pagesOf].filter(([, names]) => names.length > 2)).toEqual([])
})

test('a document has a title, a description, a canonical link and a social card of its own', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const documentPath of documentPaths()) {
    const html = await (await request.get(documentPath)).text()
    const title = /<title>(.+) – Island Care Foundation<\/title>/.exec(html)?.[1] ?? ''
    expect(title, documentPath).not.toBe('')
    titles.add(title)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(html).toContain(
      `<link rel="canonical" href="https://www.islandcare.example${documentPath}">`,
    )
    expect(html).toContain('<meta property="og:title"')
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/[^"]+\.png">/)
  }
  expect(titles.size).toBe(documentPaths().length)
})

test('the home page describes the foundation to search engines, an event page its event, a post its story', async ({
  request,
}) => {
  const structuredData = async (documentPath: string) => {
    const html = await (await request.get(documentPath)).text()
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  }
  expect(await structuredData('/')).toMatchObject({
    '@type': 'NGO',
    name: 'Island Care Foundation',
    url: 'https://www.islandcare.example/',
  })
  expect(await structuredData('/events/1')).toMatchObject({
    '@type': 'Event',
    startDate: '2025-04-19T09:00:00-05:00',
    url: 'https://www.islandcare.example/events/1',
  })
  expect(await structuredData('/blog/1')).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2025-04-22',
    url: 'https://www.islandcare.example/blog/1',
  })
})

test('the sitemap lists every page but the sign-in and the one that links in messages lead to, and robots are sent to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.islandcare\.example(.*?)<\/loc>/g)]
  expect(listed.map(([, listedPath]) => listedPath).sort()).toEqual(
    documentPaths().filter((documentPath) => !['/login', '/link'].includes(documentPath)),
  )
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://www.islandcare.example/sitemap.xml')
  expect(robots).toContain('Disallow: /admin')
})
