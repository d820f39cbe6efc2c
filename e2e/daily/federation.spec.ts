import { beSignedIn, expect, hydrated, recordRequests, test } from '../support/test'

test('every load of a remote is told to whoever listens, and with both loaded there is one React, one router, one auth store and one registry of collections', async ({
  page,
  context,
}) => {
  await beSignedIn(context)
  await page.addInitScript(() => {
    addEventListener('report', (event) => {
      const { kind, part, release, failure } = (event as CustomEvent).detail
      Object.assign(window, { lastReport: { kind, part, release, failure } })
    })
  })
  const expectLoadTold = async (part: string) => {
    const pointer = await (await page.request.get(`/remotes/${part}/current.json`)).json()
    expect(await page.evaluate(() => Reflect.get(window, 'lastReport'))).toEqual({
      kind: 'remote-load',
      part,
      release: pointer.release,
      failure: null,
    })
  }
  const scripts = recordRequests(page)
  await page.goto('/events')
  // The heading is in the document: only what React has taken over has been loaded.
  await hydrated(page)
  await expectLoadTold('public-site')
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expectLoadTold('admin-console')

  // Texts that survive minification, each from the one module of which there may be one.
  const onlyOnce = {
    'React DOM': 'Minified React error #',
    'the auth store': 'auth/sessionChanged',
    'the collections': '`collection:${',
    'the federation runtime': '" is already registered.',
  }
  const sources = await Promise.all(
    [...new Set(scripts)]
      .filter((path) => path.endsWith('.js'))
      .map(async (path) => ({ path, text: await (await page.request.get(path)).text() })),
  )
  expect(sources.some(({ path }) => path.includes('admin-console'))).toBe(true)
  for (const [module, text] of Object.entries(onlyOnce)) {
    const holders = sources.filter((source) => source.text.includes(text)).map(({ path }) => path)
    expect(holders, `scripts that contain ${module}`).toEqual([
      expect.stringMatching(/^\/assets\//),
    ])
  }
})
