/** What a path means, however it is written: the same on each server that follows the rules. */
import { expect, test } from 'vitest'
import { ask, describeEachServer } from '../testing/smallSite.ts'

const page = (text: string) => ({ status: 200, text, 'cache-control': 'no-cache' })
const sitePage404 = { status: 404, text: 'the shell', 'cache-control': 'no-cache' }
const short404 = { status: 404, text: 'Not found\n', 'cache-control': 'no-cache' }

describeEachServer((site) => {
  test.each([
    ['//', page('the home page')],
    ['//about', page('the about page')],
    ['/about/', page('the about page')],
    ['/%61bout', page('the about page')],
    ['/x/../about', page('the about page')],
    ['/about?q=1', page('the about page')],
    ['/shell', sitePage404],
    ['/index', sitePage404],
    ['/about/index', sitePage404],
    ['/about/index.html', page('the about page')],
    ['/%65nvironments/preview/index.html', short404],
    ['//environments/preview/index.html', short404],
    ['/x/../environments/preview/index.html', short404],
    ['/environments%2fpreview%2findex.html', short404],
    ['/remotes/public-site/r1/../current.json', page('{}')],
    ['/remotes/public-site/r1/', short404],
    ['/%61ssets/gone.js', short404],
    ['/assets/index-abc.js/', short404],
    ['/assets/index-abc.js%3Fv', short404],
    ['/events/my.event', page('the shell')],
    ['/a.b/c', sitePage404],
    ['/%', { status: 400 }],
    ['/%00', { status: 400 }],
    ['/../package.json', { status: 400 }],
    ['/%2e%2e/%2e%2e/package.json', { status: 400 }],
  ])('what %s means is decided after decoding', async (pathname, expected) => {
    expect(await ask(site.server.origin, pathname)).toMatchObject(expected)
    expect(await ask(site.server.origin, '/')).toMatchObject(page('the home page'))
  })

  test('files are only for reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const pathname of ['/', '/no-such-page', '/assets/index-abc.js']) {
        const answer = await ask(site.server.origin, pathname, { method })
        expect(answer, method + pathname).toMatchObject({ status: 405, allow: 'GET, HEAD' })
      }
    }
    expect(await ask(site.server.origin, '/about', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
    })
  })

  test('a page that has moved leads to its new address, with what was asked', async () => {
    for (const [pathname, location] of [
      ['/about-us', '/about'],
      ['/about-us/?from=letter', '/about?from=letter'],
    ]) {
      const answer = await ask(site.server.origin, pathname ?? '')
      expect(answer).toMatchObject({ status: 301, location })
    }
  })
})
