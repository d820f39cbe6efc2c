/** The rules of serving, held against each server that follows them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from '../site/files.ts'
import { precompress } from '../site/precompress.ts'
import { ask, describeEachServer } from '../testing/smallSite.ts'
import { createSiteServer } from './server.ts'
import { immutable } from './serving.ts'

describeEachServer((site) => {
  async function get(pathname: string, accept = '*/*', { origin } = site.server) {
    const response = await fetch(origin + pathname, {
      headers: { accept },
      redirect: 'manual',
    })
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      text: await response.text(),
    }
  }

  test.each([
    ['/', 'the home page'],
    ['/about', 'the about page'],
    ['/events', 'the events page'],
  ])('the page %s gets its own document, which is revalidated', async (pathname, text) => {
    expect(await get(pathname)).toEqual({ status: 200, cache: 'no-cache', text })
  })

  test.each(['/events/7', '/blog/7', '/programs/eye-bus', '/admin', '/admin/events'])(
    'the page path %s gets the document of the shell',
    async (pathname) => {
      expect(await get(pathname)).toEqual({ status: 200, cache: 'no-cache', text: 'the shell' })
    },
  )

  test.each([
    '/no-such-page',
    '/administrator',
    '/about/us',
    '/events/1/x/y',
    '/blog/1/x',
    '/programs/x/y',
  ])(
    'the path %s, which no route matches, gets the site’s own page with status 404',
    async (pathname) => {
      const expected = { status: 404, cache: 'no-cache', text: 'the shell' }
      expect(await get(pathname, 'text/html,*/*;q=0.8')).toEqual(expected)
    },
  )

  const missingAssets = [
    '/assets/gone.js',
    '/assets/gone',
    '/remotes/public-site/r0/remoteEntry.js',
    '/images/gone.svg',
    '/gone.txt',
  ]

  test.each(missingAssets)('the missing asset %s is a short 404', async (pathname) => {
    expect(await get(pathname)).toEqual({ status: 404, cache: 'no-cache', text: 'Not found\n' })
  })

  test('a browser that goes to an old site’s /about.html gets the site’s page, to a missing asset a short 404', async () => {
    const browser = 'text/html,*/*;q=0.8'
    expect(await get('/about.html', browser)).toMatchObject({ status: 404, text: 'the shell' })
    expect((await get('/assets/gone.js', browser)).text).toBe('Not found\n')
  })

  test.each(['/assets/index-abc.js', '/remotes/public-site/r1/remoteEntry.js'])(
    '%s is immutable',
    async (pathname) => {
      expect((await get(pathname)).cache).toBe('public, max-age=31536000, immutable')
    },
  )

  test('a pointer is revalidated', async () => {
    expect((await get('/remotes/public-site/current.json')).cache).toBe('no-cache')
  })

  test('an environment has its own documents and pointers, and the releases and assets of all', async () => {
    const preview = await site.start(site.folder, 'preview')
    onTestFinished(() => preview.stop())
    for (const [pathname, status, cache, text] of [
      ['/', 200, 'no-cache', 'the preview’s home page'],
      ['/about', 404, 'no-cache', 'the preview’s shell'],
      ['/events/7', 200, 'no-cache', 'the preview’s shell'],
      ['/remotes/public-site/current.json', 200, 'no-cache', '{"preview":true}'],
      ['/remotes/public-site/r1/remoteEntry.js', 200, immutable, 'entry'],
      ['/assets/index-abc.js', 200, immutable, 'script'],
      ['/assets/gone.js', 404, 'no-cache', 'Not found\n'],
      ['/images/logo-mark.svg', 404, expect.any(String), 'Not found\n'],
    ] as const) {
      expect(await get(pathname, '*/*', preview), pathname).toEqual({ status, cache, text })
    }
  })

  test('production does not show the files of another environment', async () => {
    expect(await get('/environments/preview/index.html', 'text/html')).toMatchObject({
      status: 404,
      text: 'Not found\n',
    })
  })

  test('a document that has not changed is answered with 304', async () => {
    const first = await fetch(`${site.server.origin}/about`)
    await first.text()
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await fetch(`${site.server.origin}/about`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test.each(['/images/logo-mark.svg', '/favicon.svg'])(
    'the picture %s keeps its name when it changes, and is kept for a day only',
    async (pathname) => {
      expect((await get(pathname)).cache).toBe('public, max-age=86400')
    },
  )

  test('scripts, styles and documents have their types, which browsers are not to guess', async () => {
    for (const [pathname, type] of [
      ['/', /^text\/html; ?charset=utf-8$/i],
      ['/no-such-page', /^text\/html; ?charset=utf-8$/i],
      ['/assets/index-abc.js', /^(text|application)\/javascript/],
      ['/images/logo-mark.svg', /^image\/svg\+xml/],
      ['/remotes/public-site/current.json', /^application\/json/],
      ['/assets/gone.js', /^text\/plain; ?charset=utf-8$/i],
      ['/environments/preview/site.json', /^text\/plain; ?charset=utf-8$/i],
    ] as const) {
      const { headers } = await fetch(site.server.origin + pathname)
      expect(headers.get('content-type'), pathname).toMatch(type)
      expect(headers.get('x-content-type-options'), pathname).toBe('nosniff')
      expect(headers.get('content-security-policy'), pathname).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy'), pathname).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy'), pathname).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy'), pathname).toBe('same-origin')
    }
  })

  test('a remote may be loaded by a shell on another origin', async () => {
    const { headers } = await fetch(`${site.server.origin}/remotes/public-site/r1/remoteEntry.js`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect((await fetch(site.server.origin)).headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([
    ['/events.ics', 'text/calendar'],
    ['/blog/feed.xml', 'application/atom+xml'],
  ])(
    'the feed %s has a type of its own, and is a short 404 where it is missing',
    async (pathname, type) => {
      const file = path.join(site.folder, pathname)
      onTestFinished(() => rm(file, { force: true }))
      expect(await get(pathname, 'text/html')).toEqual({
        status: 404,
        cache: 'no-cache',
        text: 'Not found\n',
      })
      await mkdir(path.dirname(file), { recursive: true })
      await replaceFile(file, 'a feed '.repeat(1000))
      const answer = await ask(site.server.origin, pathname, {
        headers: { 'accept-encoding': 'br' },
      })
      expect(answer['content-type']).toBe(`${type};charset=utf-8`)
      expect(answer['content-encoding']).toBe('br')
      expect(answer['cache-control']).toBe('no-cache')
      expect((await get(pathname)).text).toMatch(/^a feed/)
    },
  )

  test('a file that a release adds is served without a restart', async () => {
    await writeFile(path.join(site.folder, 'assets/late-def.js'), 'late')
    expect((await get('/assets/late-def.js')).text).toBe('late')
  })

  test('a file is sent as it was compressed when it was published, where the browser takes that', async () => {
    const script = path.join(site.folder, 'assets/long-abc.js')
    await writeFile(script, '// a script worth compressing\n'.repeat(100))
    await precompress([script])
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const answer = await ask(site.server.origin, '/assets/long-abc.js', {
        headers: { 'accept-encoding': accepted },
      })
      expect(answer['content-encoding']).toBe(encoding)
      expect(answer.vary, 'for caches on the way').toBe('Accept-Encoding')
    }
    expect((await get('/assets/long-abc.js')).text).toContain('worth compressing')
  })

  test('a replaced file leaves no compressed copy of the text before', async () => {
    const page = path.join(site.folder, 'news/index.html')
    await replaceFile(page, 'old '.repeat(1000))
    expect((await get('/news')).text).toMatch(/^old old/)
    await replaceFile(page, 'new '.repeat(1000))
    expect((await get('/news')).text).toMatch(/^new new/)
    await replaceFile(page, 'short')
    expect((await get('/news')).text).toBe('short')
  })
})

test('a folder without a composed site is refused with what to do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-site-'))
  expect(() => createSiteServer(folder)).toThrow('compose the site first')
  await rm(folder, { recursive: true })
})
