import { expect, test } from 'vitest'
import type { RemotePointer } from '../../../shared/src/contract/pointer.ts'
import { documentHtml } from './documentHtml.ts'

const pointer: RemotePointer = {
  name: 'public-site',
  release: 'r1',
  entry: 'r1/remoteEntry.js',
  contract: 1,
  integrity: { 'r1/a.js': 'sha256-a', 'r1/a.css': 'sha256-c' },
  others: 'sha256-o',
  css: [],
  preload: [],
  previous: null,
}

const parts = {
  siteUrl: 'https://www.islandcare.example',
  template:
    '<html><head><!--bare--><title>Bare</title><!--/bare--></head><body><div id="root"></div><!--bare--><p>Bare</p><!--/bare--></body></html>',
  page: { path: '/about', head: { title: 'About', description: 'Who we are' }, sources: [] },
  feeds: [],
  markup: '<main>Hello</main>',
  pointer,
  files: { scripts: ['r1/a.js'], css: ['r1/a.css'] },
  versions: {},
}

/** The document of a page with this head, as a browser reads it. */
function documentWith(head: object, path = '/about') {
  const page = { ...parts.page, path, head: { ...parts.page.head, ...head } }
  return new DOMParser().parseFromString(documentHtml({ ...parts, page }), 'text/html')
}

test('the page stands in the root element, and its head in the place of the bare one', () => {
  const read = documentWith({})
  expect(read.querySelector('#root')?.innerHTML).toBe('<main>Hello</main>')
  expect([...read.querySelectorAll('title')].map((title) => title.text)).toEqual(['About'])
  expect(read.querySelector('p')).toBeNull()
})

test('it says which collections it shows, and in which version', () => {
  const html = documentHtml({ ...parts, versions: { events: 12, stats: 0 } })
  expect(html).toMatch(/^<html data-shown="events=12 stats=0">/)
})

test('the files of the release are named with their hashes', () => {
  const links = [...documentWith({}).querySelectorAll('link[integrity]')].map((link) =>
    ['rel', 'href', 'integrity'].map((name) => link.getAttribute(name)),
  )
  expect(links).toEqual([
    ['stylesheet', '/remotes/public-site/r1/a.css', 'sha256-c'],
    ['modulepreload', '/remotes/public-site/r1/a.js', 'sha256-a'],
  ])
})

test('scripts come after what can be read: one import map, with the hashes of shell and release, first', () => {
  const template = parts.template.replace(
    '</head>',
    '<script type="importmap">{"integrity":{"/assets/s.js":"sha256-s"}}</script><script type="module" src="/assets/s.js"></script></head>',
  )
  const read = new DOMParser().parseFromString(documentHtml({ ...parts, template }), 'text/html')
  const afterRoot = [...read.querySelectorAll('#root ~ *')].map(
    (element) => element.getAttribute('type') ?? element.getAttribute('rel'),
  )
  expect(afterRoot).toEqual(['importmap', 'module', 'modulepreload'])
  expect(read.querySelectorAll('script')).toHaveLength(3)
  expect(JSON.parse(read.querySelector('[type="importmap"]')?.textContent ?? '')).toEqual({
    integrity: {
      '/assets/s.js': 'sha256-s',
      '/remotes/public-site/r1/a.js': 'sha256-a',
      '/remotes/public-site/r1/a.css': 'sha256-c',
    },
  })
})

test('whatever a title, a description or structured data says, it stays text', () => {
  const hostile = '"></title><script>alert(1)</script></script><!-- $& $1'
  const read = documentWith({ title: hostile, description: hostile, jsonLd: { name: hostile } })
  expect(read.title).toBe(hostile)
  expect(read.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(hostile)
  const structured = read.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(structured?.textContent ?? '')).toEqual({ name: hostile })
  expect([...read.scripts].map(({ type }) => type)).toEqual([
    'application/ld+json',
    'application/json',
    'importmap',
  ])
})

test('it announces the feeds of the site, whatever they are called', () => {
  const title = 'Events – "Hope" & <Co>'
  const feeds = [{ path: '/events.ics', title, text: '' }] as const
  const read = new DOMParser().parseFromString(documentHtml({ ...parts, feeds }), 'text/html')
  const links = [...read.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')]
  expect(links.map(({ type, title, href }) => [type, title, href])).toEqual([
    ['text/calendar', title, 'https://www.islandcare.example/events.ics'],
  ])
})

test('markup keeps its dollar signs', () => {
  const html = documentHtml({ ...parts, markup: '<p>$& costs $1</p>' })
  expect(html).toContain('<div id="root"><p>$& costs $1</p></div>')
})

test('a social card shows the page’s picture, unless it is an SVG, which networks do not show', () => {
  const picture = (head: object) =>
    documentWith(head).querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(picture({ picture: '/images/fair.png' })).toMatch(/\/images\/fair\.png$/)
  expect(picture({ picture: '/images/fair.svg' })).toMatch(/\/images\/social-card\.png$/)
})

test.each([
  ['a root element', '<html><head><!--bare--><!--/bare--></head></html>'],
  ['a marked head', '<html><head></head><div id="root"></div></html>'],
])('a template without %s is refused', (_, template) => {
  expect(() => documentHtml({ ...parts, template })).toThrow('no empty root element')
})

test('a file that the release does not list is refused', () => {
  const files = { scripts: ['r1/unknown.js'], css: [] }
  expect(() => documentHtml({ ...parts, files })).toThrow('has no hash of r1/unknown.js')
})

test('no script goes before the styles, the font and the pictures', () => {
  const template = parts.template.replace(
    '</head>',
    '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"></head>',
  )
  const read = new DOMParser().parseFromString(documentHtml({ ...parts, template }), 'text/html')
  const scripts = [...read.querySelectorAll('script[src], link[rel="modulepreload"]')]
  expect(scripts.map((script) => script.getAttribute('fetchpriority'))).toEqual([
    'low',
    'low',
    'low',
  ])
})
