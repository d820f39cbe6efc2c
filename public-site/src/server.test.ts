import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { blogPosts } from 'shared/collections/blogPosts'
import { generalSettings } from 'shared/collections/generalSettings'
import { programs } from 'shared/collections/programs'
import { programPath } from 'shared/entities/program'
import { StaticRouter } from 'shared/router-server'
import { expect, test } from 'vitest'
import { pages } from './routes'
import { App, documents, feeds, renderFrom } from './server'

await renderFrom({ backend: 'browser', contentOf: () => undefined, onTextShown: () => {} })

const described = new Map(
  documents('https://charity.example').map(({ path, head }) => [path, head.description]),
)

test.each(pages.map(({ path }) => path).filter((path) => !path.includes(':')))(
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

/** The figures of the Donate page in its document. */
async function figuresOf(backend: 'browser' | 'supabase', settings: object) {
  const content = { ...generalSettings.seed, ...settings }
  await renderFrom({
    backend,
    contentOf: (key) => (key === generalSettings.key ? content : undefined),
    onTextShown: () => {},
  })
  const { prelude } = await prerender(
    createElement(StaticRouter, { location: '/donate' }, createElement(App)),
  )
  const html = await new Response(prelude).text()
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label, figure]) => `${figure} ${label}`,
  )
}

test('the Donate page’s document has the figures that are saved in a database, and none before', async () => {
  const saved = { donateFigure2: '1,200', donateLabel2: 'meals served' }
  expect(await figuresOf('supabase', {})).toEqual([])
  expect(await figuresOf('supabase', saved)).toEqual(['1,200 meals served'])
  expect(await figuresOf('browser', saved)).toHaveLength(4)
})

test('a program may lead to any page of the route table that is always there, and to no other', () => {
  const always = pages.flatMap(({ path }) => (/:|^\/(programs|login|link)/.test(path) ? [] : path))
  for (const link of always) {
    const message = `${link}, as "fixedPage" in shared/src/entities/program.ts says`
    expect(programPath({ id: 7, link, slug: 'own' }), message).toBe(link)
  }
  for (const link of ['/abouts', '/events/1', '/blog/1', '/login']) {
    expect(programPath({ id: 7, link, slug: 'own' })).toBe('/programs/own')
  }
})
