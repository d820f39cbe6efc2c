import { expect, test } from 'vitest'
import { returnPath } from './returnPath'

const from = (pathname: unknown, rest = {}) => ({
  from: { pathname, search: '', hash: '', ...rest },
})

test('the visitor returns to the page asked for, with its query and anchor', () => {
  expect(returnPath(from('/admin/events', { search: '?tab=past', hash: '#x' }))).toBe(
    '/admin/events?tab=past#x',
  )
})

test.each([
  ['no state', null],
  ['a protocol-relative URL', from('//evil.example')],
  ['a backslash URL', from('/\\evil.example')],
  ['an absolute URL', from('https://evil.example')],
  ['something else', from(7)],
])('%s leads to /admin', (_, state) => {
  expect(returnPath(state)).toBe('/admin')
})

const ways = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\', '/\\\\', '//\\'],
  ...[
    '/\t/',
    '/\n/',
    '/\r/',
    '\t//',
    '\n//',
    ' //',
    '/ /',
    '/\t\\',
    '\0//',
    '/\0/',
    '/\v/',
    '/\f/',
  ],
  ...['/.//', '/..//', '/./\\', '/%2e//', '/.%2e//', '/a/..//', '/a/../\\', '/admin/../../'],
  ...['/%2f', '/%5c', '/%09/', '/%0a/', '/%00/', '%2f%2f', '/%252f', '/;//', '/?//', '/#//', '/@'],
  ...[
    'https://',
    'http://',
    'https:',
    'https:/',
    'HTTPS://',
    'hTtP:\\\\',
    '\thttps://',
    'ht\ntps://',
  ],
  ...[
    'javascript:',
    'java\tscript:',
    'JaVaScRiPt:',
    'data:text/html,',
    'blob:',
    'file:///',
    'vbscript:',
  ],
  ...['mailto:', 'ftp://', 'ws://', 'about:', '.', '..', './/', '?', '#', '', ':', '@', '//user@'],
  ...[
    '/\u2028/',
    '/\u00a0/',
    '/\uff0f',
    '\uff0f\uff0f',
    '/\u200b/',
    '/\ufeff/',
    '\u3002',
    '/\ud800/',
  ],
]
const hosts = ['evil.example', 'evil.example/admin', 'alert(1)']
const tricks = ways.flatMap((way) => hosts.map((host) => way + host))
const site = 'https://www.islandcare.example'

test('no trick of two hundred leads to another site', () => {
  expect(new Set(tricks).size).toBeGreaterThanOrEqual(200)
  const parts = (trick: string) => [
    from(trick),
    from('/', { search: trick }),
    from('/', { hash: trick }),
    from('/', { search: `/${trick}`, hash: trick }),
    from('/admin', { search: trick }),
  ]
  for (const state of tricks.flatMap(parts)) {
    const path = returnPath(state)
    expect(path).toMatch(/^\/(?![/\\])/)
    const url = new URL(path, `${site}/login`)
    expect(url.origin, JSON.stringify(state)).toBe(site)
    // What is read once is not read otherwise the second time.
    expect(url.pathname + url.search + url.hash).toBe(path)
  }
})
