import { beSignedIn, expect, recordRequests, test } from './support/test'

test('with both remotes loaded there is one React, one router, one auth store and one registry of collections', async ({
  page,
  context,
}) => {
  await beSignedIn(context)
  const scripts = recordRequests(page)
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  // Texts that survive minification, each from the one module of which there may be one.
  const onlyOnce = {
    'React DOM': 'Minified React error #',
    'the auth store': 'auth/sessionChanged',
    'the collections': 'collection:',
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

test('every load of a remote is told to whoever listens', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('remote-load', (event) => {
      const { remote, release, error } = (event as CustomEvent).detail
      Object.assign(window, { lastLoad: { remote, release, failed: Boolean(error) } })
    })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const pointer = await (await page.request.get('/remotes/public-site/current.json')).json()
  expect(await page.evaluate(() => Reflect.get(window, 'lastLoad'))).toEqual({
    remote: 'public-site',
    release: pointer.release,
    failed: false,
  })
})
