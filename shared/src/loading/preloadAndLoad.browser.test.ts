import { afterEach, expect, test } from 'vitest'
import { preloadAndLoad } from './preloadAndLoad'

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]')].map(({ href }) => href)

afterEach(() => {
  for (const link of document.querySelectorAll('link[href*="/assets/"]')) link.remove()
})

test('all scripts of a module are requested at once, each of them once', async () => {
  const base = new URL('/assets/Page.js', location.href).href
  const during: string[][] = []
  const load = async () => {
    during.push(preloads())
    return 'loaded'
  }
  expect(await preloadAndLoad(load, ['a.js', 'b.js'], base)).toBe('loaded')
  await preloadAndLoad(load, ['b.js', 'c.js'], base)
  const named = (...names: string[]) => names.map((name) => new URL(name, base).href)
  expect(during).toEqual([named('a.js', 'b.js'), named('a.js', 'b.js', 'c.js')])
})

test('a script that cannot be preloaded is left to the import', async () => {
  const load = async () => 'loaded'
  expect(await preloadAndLoad(load, ['/no-such-file.js'], location.href)).toBe('loaded')
})
