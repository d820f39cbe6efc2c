import fc from 'fast-check'
import { hostileString } from 'shared/testing/hostile'
import { expect, test } from 'vitest'
import { programPath } from '../entities/program'
import { safeUrl } from './safeUrl'

const page = 'https://charity.example/blog/1'

/** Made of what browsers drop, change or take for something else. */
const trick = fc
  .array(
    fc.constantFrom(
      ...'/\\:.?#@%\t\n\r\u0000\u0001 aA',
      'java',
      'script:',
      'JAVASCRIPT:',
      'data:',
      'vbscript:',
      'blob:',
      'https:',
      'http://',
      'mailto:',
      'evil.example',
      '%2f',
      '..',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const anyUrl = fc.oneof(hostileString, trick, fc.webUrl(), fc.webPath())

test('a link or a picture has the scheme http(s) or mailto, and leaves the site only by a full URL', () => {
  fc.assert(
    fc.property(anyUrl, (typed) => {
      const url = safeUrl(typed)
      if (url === undefined) return
      const { protocol, origin } = new URL(url, page)
      expect(['https:', 'http:', 'mailto:']).toContain(protocol)
      if (protocol === 'mailto:' || origin === new URL(page).origin) return
      expect(url).toMatch(/^https?:\/\//i)
    }),
  )
})

test('a program leads to a path of this site', () => {
  fc.assert(
    fc.property(anyUrl, anyUrl, (link, slug) => {
      const path = programPath({ id: 7, link, slug })
      expect(path).toMatch(/^\//)
      expect(new URL(path, page).origin).toBe(new URL(page).origin)
    }),
  )
})

test.each([
  '/events',
  '/images/a.svg?b#c',
  'picture.jpg',
  'https://example.org/a b.jpg',
  'HTTP://example.org',
  'mailto:a@example.com',
  '#part',
])('%s is a URL to follow', (url) => {
  expect(safeUrl(` ${url} `)).toBe(url)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://evil.example/1',
  'http://[half',
])('%j is none, and no program leads there', (url) => {
  expect(safeUrl(url)).toBeUndefined()
  expect(programPath({ id: 7, link: url })).toBe('/programs/7')
})
