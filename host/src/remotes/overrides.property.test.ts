import fc from 'fast-check'
import { hostileString, hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overriddenRelease } from './overrides'

withMemoryStorage()

const fetched: string[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    throw new TypeError('offline')
  })
})
afterEach(() => vi.mocked(console.error).mockClear())

const stored = hostileText({ 'public-site': 'r1', 'admin-console': 'http://localhost:5171' })

test('remote-overrides: whatever is stored or asked for, no code comes from another server', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(stored, fc.option(hostileString), async (text, asked) => {
      vi.mocked(console.error).mockClear()
      fetched.length = 0
      const search =
        asked === null ? '' : `?${new URLSearchParams({ remote: `public-site:${asked}` })}`
      vi.stubGlobal('location', new URL(`https://site.example/${search}`))
      sessionStorage.setItem('remote-overrides', text)
      expect(await overriddenRelease('public-site')).toBeUndefined()
      for (const url of fetched) {
        expect(new URL(url, location.href).origin).toBe('https://site.example')
      }
    }),
  )
})
