/** What a page of the console weighs, by the modules that the build puts into its chunks. */
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { chunksOf, type ReportedChunk, withImports } from '../support/chunks'

const mostOwnBytes = 30_000
const pageModule = /admin-console\/src\/pages\/.*Page\.tsx$/

let chunks: ReportedChunk[]

test.beforeAll(() => {
  chunks = chunksOf('admin-console')
})

const chunkOf = (module: (id: string) => boolean) => {
  const chunk = chunks.find(({ modules }) => modules.some(({ id }) => module(id)))
  if (!chunk) throw new Error('The build has no chunk with the module asked for')
  return chunk
}

/** Every module that is there when a page of the console has opened. */
const modulesOpenedWith = (page: string) =>
  withImports(chunks, [
    chunkOf((id) => id.endsWith('/admin-console/src/App.tsx')),
    chunkOf((id) => id.endsWith(page)),
  ]).flatMap(({ modules }) => modules)

test('a console page’s own JavaScript is at most 30 kB, gzip, beyond its libraries', () => {
  const pages = chunks
    .flatMap(({ modules }) => modules.map(({ id }) => id))
    .filter((id) => pageModule.test(id))
  expect(pages.length).toBeGreaterThanOrEqual(8)
  for (const page of pages) {
    const own = modulesOpenedWith(page).filter(({ id }) =>
      /\/(admin-console|shared)\/src\//.test(id),
    )
    // Before minification: what is downloaded is less.
    const bytes = gzipSync(own.map(({ code }) => code).join('\n')).length
    console.log(`${page.split('/').at(-1)}: ${bytes} B of its own, before minification`)
    expect(bytes, page).toBeLessThanOrEqual(mostOwnBytes)
  }
})

test('the dashboard opens without the code of tables, date pickers and editors', () => {
  const libraries = modulesOpenedWith('DashboardPage.tsx').map(({ id }) => id)
  expect(libraries.some((id) => id.includes('/node_modules/antd/'))).toBe(true)
  // Antd's frame brings their locale texts and contexts, which weigh nothing.
  const heavy =
    /rc-component\/(table|picker\/es\/(?!locale))|antd\/es\/(table\/(Internal)?Table|form\/Form|input\/Input)\.|markdown|mdast/
  expect(libraries.filter((id) => heavy.test(id))).toEqual([])
  const tables = modulesOpenedWith('EventsPage.tsx').map(({ id }) => id)
  expect(tables.some((id) => heavy.test(id))).toBe(true)
})

test('the Markdown renderer loads with the first preview, not with the blog page', () => {
  const blog = modulesOpenedWith('BlogPage.tsx').map(({ id }) => id)
  expect(blog.filter((id) => /mdast/.test(id))).toEqual([])
  expect(
    chunks.some(({ modules }) => modules.some(({ id }) => id.includes('mdast-util-from-markdown'))),
  ).toBe(true)
})
