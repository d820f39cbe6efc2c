/** WCAG 2.2 A and AA of the console: its pages, and what is open or shown only after something was pressed. */
import { expectAccessible } from '../support/axe'
import { expectToStandStill, noteLayoutShifts } from '../support/layoutShifts'
import { beSignedIn, expect, navigateInApp, type Page, test } from '../support/test'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().click()

async function dialogShown(page: Page, name: RegExp | string) {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function open(page: Page, path: string, heading: string) {
  await noteLayoutShifts(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectToStandStill(page, path)
  await expectAccessible(page, path)
}

test.beforeEach(({ context }) => beSignedIn(context))

test('the dashboard and the impact figures have no violation', async ({ page }) => {
  await open(page, '/admin', 'Dashboard')
  await navigateInApp(page, '/admin/impact')
  await expect(page.getByRole('heading', { level: 1, name: 'Impact' })).toBeVisible()
  await expectAccessible(page, '/admin/impact')
})

test('the programs have no violation, with a form or as cards', async ({ page }) => {
  await open(page, '/admin/programs', 'Programs')
  await press(page, /^Edit /)
  await dialogShown(page, 'Edit program')
  await expectAccessible(page, 'the form that edits a program')
  await closeDialog(page)
  await page.getByText('Cards', { exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'the cards of programs')
  await navigateInApp(page, '/admin/programs/new')
  await dialogShown(page, /program/i)
  await expectAccessible(page, '/admin/programs/new')
})

test('the events have no violation, with a copy, a new event or a draft on offer', async ({
  page,
}) => {
  await open(page, '/admin/events', 'Events')
  await page.getByRole('tab', { name: /All Events/ }).click()
  await press(page, /^Duplicate /)
  await dialogShown(page, 'Duplicate event')
  await expectAccessible(page, 'the form that duplicates an event')
  await closeDialog(page)
  await navigateInApp(page, '/admin/events/new')
  await dialogShown(page, /event/i)
  await expectAccessible(page, '/admin/events/new')
  await page.getByLabel('Title').fill('Harbor fair')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await expectAccessible(page, 'a form with an unsaved draft on offer')
})

test('the blog has no violation, with a form, a preview or the toast of a deletion', async ({
  page,
}) => {
  await open(page, '/admin/blog', 'Blog')
  await press(page, /^Edit /)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Preview' })).not.toContainText('prepared')
  await expectAccessible(page, 'the preview of a post')
  await closeDialog(page)
  await navigateInApp(page, '/admin/blog/new')
  await dialogShown(page, /post/i)
  await expectAccessible(page, '/admin/blog/new')
  await closeDialog(page)
  await press(page, /^Delete /)
  await expect(page.getByText('Blog post deleted')).toBeVisible()
  await expectAccessible(page, 'a list with the toast of a deletion')
})

test('the donations have no violation, with a dialog or an empty search', async ({ page }) => {
  await open(page, '/admin/donations', 'Donations')
  await page.getByRole('button', { name: 'Record Donation' }).click()
  await dialogShown(page, 'Record Manual Donation')
  await expectAccessible(page, 'the dialog that records a donation')
  await closeDialog(page)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No donation here matches')).toBeVisible()
  await expectAccessible(page, 'an empty search')
})

test('the settings have no violation, complete or not', async ({ page }) => {
  await open(page, '/admin/settings', 'Settings')
  await page.getByText('Production (Live)').click()
  await press(page, 'Save payment settings')
  await expect(page.getByText('Missing Information')).toBeVisible()
  await expectAccessible(page, 'payment settings in production, incomplete')
  await page.getByRole('tab', { name: 'General Settings' }).click()
  await expect(page.getByLabel('Site name')).toBeVisible()
  await expectAccessible(page, 'the general settings')
})

test('the backup has no violation, refused or before it is restored', async ({ page }) => {
  await open(page, '/admin/settings/backup', 'Settings')
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
  await page.getByLabel('Backup file').setInputFiles(file)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a backup that is refused')
  const downloading = page.waitForEvent('download')
  await press(page, 'Export a backup')
  await page.getByLabel('Backup file').setInputFiles(await (await downloading).path())
  await expect(page.getByText('nothing to restore')).toBeVisible()
  await expectAccessible(page, 'the preview of a restore')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the drawer has no violation', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('link', { name: 'Back to Website' })).toBeVisible()
    await expectAccessible(page, 'drawer', [360])
  })
})
