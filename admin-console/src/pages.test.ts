import { contentKeys, contentKinds } from 'shared/content/contentKinds'
import { expect, test } from 'vitest'
import { pages } from './pages'

test.each(contentKeys)('%s has a page at the path of its description', (key) => {
  const [path] = contentKinds[key].path.split('?')
  expect(pages.map((page) => page.path)).toContain(path)
})
