import { afterEach, expect, test, vi } from 'vitest'
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie'

afterEach(() => vi.unstubAllGlobals())

test('where cookies are refused, nobody has chosen, and a report says why', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }))
  expect(readSidebarCookie()).toBeUndefined()
  writeSidebarCookie(false)
  expect(console.warn).toHaveBeenCalledTimes(2)
  vi.mocked(console.warn).mockClear()
})

test.each([
  ['sidebar:state=false', false],
  ['a=1; sidebar:state=false; b=2', false],
  ['sidebar:state=true', true],
  ['sidebar:state=\ud800', undefined],
  ['xsidebar:state=false', undefined],
  ['sidebar:state=falsely', undefined],
  ['', undefined],
])('the cookie %j says that the sidebar is open: %s', (cookie, open) => {
  vi.stubGlobal('document', { cookie })
  expect(readSidebarCookie()).toBe(open)
})

test('the cookie is kept for seven days, for this site’s own pages', () => {
  vi.stubGlobal('document', { cookie: '' })
  writeSidebarCookie(false)
  expect(document.cookie).toBe('sidebar:state=false; path=/; SameSite=Lax; max-age=604800')
})
