import { expect, test } from 'vitest'
import { importMapHtml } from '../documents/importMap.ts'
import { remoteOrigins, withNonce, withPolicy } from './contentSecurityPolicy.ts'

const watch = '<script nonce="">watch()</script>'
const html = `<html><head>${watch}<title>A</title></head><body>${importMapHtml({})}</body></html>`
const made = (text: string, options = {}) =>
  withNonce(withPolicy(text, { remoteOverrides: false, remoteOrigins: [], ...options }))
const noncesIn = (text: string) =>
  [...text.matchAll(/nonce[-="]+([\w-]+)/g)].map(([, nonce]) => nonce)
const directive = (text: string, name: string) => new RegExp(`${name} ([^;"]+)`).exec(text)?.[1]

test('the policy comes first, forbids by default, and allows nothing inline but the watch of its loading and the import map', () => {
  const read = made(html)
  expect(read).toMatch(
    /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
  )
  expect(read).not.toMatch(/unsafe/)
  const [inPolicy, inWatch, inMap, ...others] = noncesIn(read)
  expect(inPolicy).toMatch(/^[\w-]{22}$/)
  expect(inWatch).toBe(inPolicy)
  expect(inMap).toBe(inPolicy)
  expect(others).toEqual([])
})

test('the nonce is that of the whole document: the same text has the same, any other another', () => {
  expect(made(html)).toBe(made(html))
  expect(noncesIn(made(html.replace('A', 'B')))).not.toEqual(noncesIn(made(html)))
})

test('a document that has a policy and a nonce gets new ones', () => {
  const preview = made(html, { remoteOverrides: true })
  expect(made(preview)).toBe(made(html))
})

test('text that looks like a nonce stays as it is', () => {
  const text = '<p>\'nonce-abc\' and nonce="abc"</p>'
  expect(made(html.replace('<body>', `<body>${text}`))).toContain(text)
})

test('connections go to the store where there is one, and to developers’ servers in previews', () => {
  expect(directive(made(html), 'connect-src')).toBe("'self'")
  const withStore = made(html, { storeUrl: 'https://abc.supabase.co/below' })
  expect(directive(withStore, 'connect-src')).toBe("'self' https://abc.supabase.co")
  const preview = made(html, { remoteOverrides: true })
  expect(directive(preview, 'script-src')).toContain('http://localhost:*')
  expect(directive(preview, 'connect-src')).toContain('ws://localhost:*')
})

test('code comes from the origins that are configured, and from no others', () => {
  const origins = remoteOrigins(' https://console.example.org  https://site.example.org ')
  const read = made(html, { remoteOrigins: origins })
  for (const name of ['script-src', 'style-src', 'connect-src']) {
    expect(directive(read, name)).toContain(
      "'self' https://console.example.org https://site.example.org",
    )
  }
})

test.each([
  'console.example.org',
  'https://a.example/path',
  "'unsafe-inline'",
  'https://a.example;',
])('%s is no origin', (setting) => {
  expect(() => remoteOrigins(setting)).toThrow('is no origin')
})
