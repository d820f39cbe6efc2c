import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../host/compose/server.ts'
import { siteDir } from './support/site'
import { beSignedIn, expect, hydrated, recordRequests, test } from './support/test'

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
    addEventListener('report', (event) => {
      const { kind, part, release, failure } = (event as CustomEvent).detail
      Object.assign(window, { lastReport: { kind, part, release, failure } })
    })
  })
  await page.goto('/')
  // The heading is in the document: only what React has taken over has been loaded.
  await hydrated(page)
  const pointer = await (await page.request.get('/remotes/public-site/current.json')).json()
  expect(await page.evaluate(() => Reflect.get(window, 'lastReport'))).toEqual({
    kind: 'remote-load',
    part: 'public-site',
    release: pointer.release,
    failure: null,
  })
})

test('a remote whose pointer names another origin is loaded from there, and from nowhere else', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context)
  const elsewhere = createSiteServer(siteDir).listen(0)
  const origin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
  try {
    await page.route(`${baseURL}/remotes/admin-console/current.json`, async (route) => {
      const response = await route.fetch()
      const pointer = await response.json()
      const there = (file: string) => `${origin}/remotes/admin-console/${file}`
      const integrity = Object.fromEntries(
        Object.entries(pointer.integrity).map(([file, hash]) => [there(file), hash]),
      )
      const [entry, css, preload] = [
        there(pointer.entry),
        pointer.css.map(there),
        pointer.preload.map(there),
      ]
      await route.fulfill({ json: { ...pointer, entry, css, preload, integrity } })
    })
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto('/admin/events')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management')
    const ofTheConsole = files.filter((file) => /remotes\/admin-console\/.*\.(js|css)$/.test(file))
    expect(ofTheConsole.length).toBeGreaterThan(2)
    expect(ofTheConsole.filter((file) => !file.startsWith(origin))).toEqual([])
  } finally {
    elsewhere.close()
  }
})
