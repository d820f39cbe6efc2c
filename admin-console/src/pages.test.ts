import { contentKeys, contentKinds } from 'shared/content/contentKinds'
import { sourcesIn } from 'shared/testing/projectFiles'
import { expect, test } from 'vitest'
import { pages } from './pages'

test.each(contentKeys)('%s has a page at the path of its description', (key) => {
  const [path] = contentKinds[key].path.split('?')
  expect(
    pages.map((page) => page.path),
    'admin-console/src/pages.ts',
  ).toContain(path)
})

test('a page whose forms have URLs of their own has a route for them', () => {
  const withForms = pages.flatMap(({ path }) => {
    const sources = path ? sourcesIn(`admin-console/src/pages/${path}`) : []
    return sources.some(({ code }) => code.includes('<ItemPages')) ? [path] : []
  })
  expect(withForms).toContain('events')
  const found = pages.flatMap(({ path, childPath }) => (childPath === ':id' ? [path] : []))
  expect(found, 'childPath in admin-console/src/pages.ts').toEqual(withForms)
})
