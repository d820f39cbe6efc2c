import { contractVersion } from 'shared/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overriddenRelease } from './overrides'

const pointer = {
  name: 'admin-console',
  release: 'abc123',
  entry: 'abc123/remoteEntry.js',
  contract: contractVersion,
  integrity: {},
  others: '',
  css: [],
  preload: [],
}

/** Serves the site's configuration and the record of one release. */
const serve = (remoteOverrides: boolean) =>
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/site.json' ? { remoteOverrides } : { pointer }),
  )

const open = (query: string) => history.replaceState(null, '', location.pathname + query)
const badge = () => document.getElementById('override-badge')
const logged = () => vi.mocked(console.error).mock.calls.splice(0)

beforeEach(() => {
  vi.stubEnv('DEV', false)
})

afterEach(() => {
  open('')
  sessionStorage.clear()
  badge()?.remove()
  vi.unstubAllGlobals()
})

test('where the site allows it, a remote comes from another release, for the session of the tab', async () => {
  serve(true)
  open('?remote=admin-console:abc123')
  expect(await overriddenRelease('admin-console')).toEqual(pointer)
  expect(badge()?.textContent).toContain('admin-console: abc123')
  open('')
  expect(await overriddenRelease('admin-console')).toEqual(pointer)
  expect(await overriddenRelease('public-site')).toBeUndefined()
})

test('or from a dev server on this machine', async () => {
  serve(true)
  open('?remote=public-site:http://localhost:5171')
  expect(await overriddenRelease('public-site')).toEqual({
    name: 'public-site',
    release: 'dev',
    entry: 'http://localhost:5171/remoteEntry.js',
    contract: contractVersion,
  })
})

test('elsewhere the parameter does nothing', async () => {
  serve(false)
  open('?remote=admin-console:abc123')
  expect(await overriddenRelease('admin-console')).toBeUndefined()
  expect(badge()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  expect(logged()).toHaveLength(1)
})

test.each([
  'public-site:https://evil.example',
  'public-site:http://localhost.evil.example:80',
  'public-site:../../x',
  'somebody:abc',
])('%s is refused', async (override) => {
  serve(true)
  open(`?remote=${override}`)
  expect(await overriddenRelease('public-site')).toBeUndefined()
  expect(badge()).toBeNull()
  expect(logged()).toHaveLength(1)
})

test('a visitor’s page asks for nothing', async () => {
  const fetchStub = vi.fn()
  vi.stubGlobal('fetch', fetchStub)
  expect(await overriddenRelease('public-site')).toBeUndefined()
  expect(fetchStub).not.toHaveBeenCalled()
})
