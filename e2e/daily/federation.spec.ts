import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withNonce, withPolicy } from '../../host/compose/serving/contentSecurityPolicy.ts'
import { shellDocument } from '../../host/compose/serving/serving.ts'
import { replaceFile } from '../../host/compose/site/files.ts'
import { withSiteCopy } from '../support/siteCopy'
import { beSignedIn, closePages, expect, hydrated, recordRequests, test } from '../support/test'

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
  await withSiteCopy(async ({ dir, origin }) => {
    await nameOrigin(dir, baseURL ?? '')
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto(`${origin}/admin/events`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management')
    await page.waitForLoadState('networkidle')
    const ofTheConsole = files.filter((file) => /remotes\/admin-console\/.*\.(js|css)$/.test(file))
    expect(ofTheConsole.length).toBeGreaterThan(2)
    expect(ofTheConsole.filter((file) => !file.startsWith(baseURL ?? ''))).toEqual([])
    await closePages(context)
  })
})

/** Has the pointer of the console name files there, and the policy allow them, as REMOTE_ORIGINS does. */
async function nameOrigin(dir: string, origin: string) {
  const pointerFile = path.join(dir, 'remotes/admin-console/current.json')
  const pointer = JSON.parse(await readFile(pointerFile, 'utf8'))
  const there = (file: string) => `${origin}/remotes/admin-console/${file}`
  const moved = {
    ...pointer,
    entry: there(pointer.entry),
    css: pointer.css.map(there),
    preload: pointer.preload.map(there),
    integrity: Object.fromEntries(
      Object.entries(pointer.integrity).map(([file, hash]) => [there(file), hash]),
    ),
  }
  await replaceFile(pointerFile, JSON.stringify(moved))
  const shell = path.join(dir, shellDocument)
  const options = { remoteOverrides: false, remoteOrigins: [origin] }
  await replaceFile(shell, withNonce(withPolicy(await readFile(shell, 'utf8'), options)))
}
