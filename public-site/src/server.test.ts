import { blogPosts } from 'shared/collections/blogPosts'
import { programs } from 'shared/collections/programs'
import { programPath } from 'shared/entities/program'
import { expect, test } from 'vitest'
import { pages } from './routes'
import { documents, feeds, renderFrom } from './server'

await renderFrom({ backend: 'browser', contentOf: () => undefined, onTextShown: () => {} })

const described = new Map(
  documents('https://charity.example').map(({ path, head }) => [path, head.description]),
)

test.each(pages.filter(({ title }) => title).map(({ path }) => path))(
  '%s is described to search engines in one or two sentences',
  (path) => {
    const { length = 0 } = described.get(path) ?? ''
    expect(length).toBeGreaterThanOrEqual(80)
    expect(length).toBeLessThanOrEqual(155)
  },
)

test('no two documents have one description', () => {
  expect(new Set(described.values()).size).toBe(described.size)
})

test('the feeds have the seeds’ events, which are to come when they are rendered, and posts', () => {
  const [calendar, news] = feeds?.('https://charity.example') ?? []
  expect(calendar).toMatchObject({
    path: '/events.ics',
    title: 'Events – Island Care Foundation',
    text: expect.stringContaining('X-WR-CALNAME:Events – Island Care Foundation\r\n'),
  })
  expect(news).toMatchObject({ path: '/blog/feed.xml', title: 'News – Island Care Foundation' })
  expect(news?.text.match(/<entry>/g)).toHaveLength(3)
})

/** The paths and heads of what is rendered from this content. */
async function documentsOf(content: Record<string, unknown>, time?: Date) {
  await renderFrom({
    backend: 'supabase',
    contentOf: (key) => content[key],
    onTextShown: () => {},
    time,
  })
  return new Map(documents('https://charity.example').map((page) => [page.path, page]))
}

test('every active program has a document, named by what is written for it where something is', async () => {
  const [fairs, drives] = programs.seed
  const found = await documentsOf({
    programs: [
      { ...fairs, content: 'All new.', title: 'Fairs', description: 'Anew' },
      drives,
      { ...fairs, id: 5, title: 'Eye Bus', description: 'On wheels', link: '', slug: 'eye-bus' },
      { ...fairs, id: 6, title: 'Another', link: '', slug: 'eye-bus' },
      { ...fairs, id: 7, title: 'Draft', link: '', slug: 'draft', status: 'draft' },
    ],
  })
  const headOf = (path: string) => found.get(path)?.head
  expect(headOf('/programs/health-fairs')).toMatchObject({
    title: expect.stringMatching(/^Fairs/),
    description: 'Anew',
  })
  expect(headOf('/programs/school-drives')?.title).toMatch(/^School Drives/)
  expect(headOf('/programs/eye-bus')).toMatchObject({ description: 'On wheels' })
  const paths = documents('https://charity.example').map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/programs/')).sort()).toEqual([
    '/programs/community-support',
    '/programs/eye-bus',
    '/programs/health-fairs',
    '/programs/love-initiative',
    '/programs/school-drives',
  ])
})

test('a post of a coming day has no document before it', async () => {
  const [post] = blogPosts.seed
  const content = { blogPosts: [{ ...post, date: '2026-12-24' }] }
  expect((await documentsOf(content, new Date('2026-12-23T05:00Z'))).has('/blog/1')).toBe(false)
  expect((await documentsOf(content, new Date('2026-12-24T05:00Z'))).has('/blog/1')).toBe(true)
})

test('a program may lead to pages of the route table only, which are always there', () => {
  const paths = pages.map(({ path }) => path)
  const led = paths.filter((link) => programPath({ id: 7, link, slug: 'own' }) === link)
  expect(led).toEqual(['/about', '/events', '/get-involved', '/donate', '/contact'])
  for (const link of ['/abouts', '/events/1', '/blog']) {
    expect(programPath({ id: 7, link, slug: 'own' })).toBe('/programs/own')
  }
})
