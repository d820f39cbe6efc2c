/** A release beside a running site: an open tab keeps working, offers a reload, and loads the new one. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { composeDocuments } from '../../host/compose/documents/documents.ts'
import { publishShell } from '../../host/compose/release/publishShell.ts'
import { addRelease, makeLive } from '../../host/compose/release/releases.ts'
import { filesBelow, hashesOf } from '../../host/compose/site/files.ts'
import { livePointer } from '../../host/compose/site/livePointer.ts'
import type { RemoteName } from '../../shared/src/contract/contract.ts'
import {
  changedBuild,
  changedPublicSite,
  changedShell,
  eventsHeading,
  newEventsHeading,
  newThemeColor,
} from '../support/changedBuild'
import { type SiteCopy, withSiteCopy } from '../support/siteCopy'
import {
  test as base,
  beSignedIn,
  expect,
  hydrated,
  installClock,
  type Page,
} from '../support/test'

const test = base.extend<{ site: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from it
  site: ({}, use) => withSiteCopy(use),
  baseURL: ({ site }, use) => use(site.origin),
})

/** Releases a build, and returns the name of the release that was live. */
async function release(name: RemoteName, dist: string, { dir }: SiteCopy) {
  const before = await livePointer(name, dir)
  const { pointer } = await addRelease(name, dist, dir, { version: '2.0.0' })
  await makeLive(name, pointer.release, dir)
  return before?.release ?? ''
}

/** The hashes of all files but those of one remote and the documents made from it. */
async function hashesBeside(name: RemoteName, { dir }: SiteCopy) {
  const own = new RegExp(
    `^remotes/${name}/|(^|/)index\\.html|^(sitemap|robots|events\\.ics|blog/feed)|^prerender/documents`,
  )
  return hashesOf(
    dir,
    (await filesBelow(dir)).filter((file) => !own.test(file)),
  )
}

/** Returns to the tab after a while. */
async function lookAgain(page: Page) {
  await page.clock.fastForward('05:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const offer = (page: Page) => page.getByText('A new version is available')

test('the open tab goes on, is offered the release of the public site, the old one after a rollback, and a new shell', async ({
  page,
  site,
}) => {
  await installClock(page.context())
  await page.goto('/')
  await hydrated(page)
  const others = await hashesBeside('public-site', site)

  const before = await release('public-site', await changedPublicSite(site.folder), site)
  expect(await hashesBeside('public-site', site)).toEqual(others)
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click()
  await expect(heading(page)).toHaveText(eventsHeading)

  await lookAgain(page)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(heading(page)).toHaveText(newEventsHeading)
  await hydrated(page)
  await expect(offer(page)).toBeHidden()

  await makeLive('public-site', before, site.dir)
  await lookAgain(page)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(heading(page)).toHaveText(eventsHeading)
  await hydrated(page)

  await publishShell(await changedShell(site.folder), site.dir)
  await composeDocuments(site.dir)
  await lookAgain(page)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.locator(`meta[name="theme-color"][content="${newThemeColor}"]`)).toBeAttached()
  await hydrated(page)
  await expect(offer(page)).toBeHidden()
})

test('the console: nothing is offered over a half-filled form, and what was typed is there in the new release', async ({
  page,
  context,
  site,
}) => {
  await beSignedIn(context)
  await installClock(page.context())
  await page.goto('/admin/programs')
  await page.getByRole('button', { name: 'Add Program' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Sight for Riverside')
  const others = await hashesBeside('admin-console', site)

  const dist = await changedBuild('admin-console', site.folder, ' Management', ', managed')
  const before = await release('admin-console', dist, site)
  expect(await hashesBeside('admin-console', site)).toEqual(others)
  await lookAgain(page)
  await title.pressSequentially(' Primary')
  await expect(title).toHaveValue('Sight for Riverside Primary')
  await expect(offer(page)).toBeHidden()

  await page.clock.runFor(1000)
  await page.reload()
  await page.getByRole('button', { name: /Restore/ }).click()
  await expect(title).toHaveValue('Sight for Riverside Primary')
  await page.getByRole('button', { name: 'Cancel' }).click()
  // Nothing is offered over an open form.
  await expect(heading(page)).toContainText('Programs, managed')

  await makeLive('admin-console', before, site.dir)
  await lookAgain(page)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(heading(page)).toContainText('Programs Management')
})

test('a developer looks at another release where the site allows it, and gets back', async ({
  page,
  site,
}) => {
  const before = await release('public-site', await changedPublicSite(site.folder), site)
  await writeFile(path.join(site.dir, 'site.json'), JSON.stringify({ remoteOverrides: true }))
  await page.goto(`/events?remote=public-site:${before}`)
  await expect(heading(page)).toHaveText(eventsHeading)
  const badge = page.getByRole('complementary', { name: 'Overridden remotes' })
  await expect(badge).toContainText(before)

  await page.goto('/events')
  await expect(badge).toBeVisible()
  await badge.getByRole('button', { name: 'Back to what is live' }).click()
  await expect(badge).toBeHidden()
  await expect(heading(page)).toHaveText(newEventsHeading)
})
