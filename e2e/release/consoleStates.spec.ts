/** What opens on the pages of the console has no violation of WCAG 2.2 A or AA, on a phone and on a wide screen. */
import { expectAccessible } from '../support/axe'
import { atRest, beSignedIn, expect, type Page, test } from '../support/test'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().click()

async function dialogShown(page: Page, name: RegExp | string) {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What of a page is shown only after something was pressed or typed. */
const states: Record<string, (page: Page) => Promise<void>> = {
  async '/admin/programs'(page) {
    await press(page, /^Edit /)
    await expect(page.getByRole('form', { name: 'Edit program' })).toBeVisible()
    await expectAccessible(page, 'the form that edits a program')
    await press(page, 'Cancel')
    await page.getByText('Cards', { exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page, 'the cards of programs')
  },
  async '/admin/events'(page) {
    await page.getByRole('tab', { name: /All Events/ }).click()
    await press(page, /^Duplicate /)
    await expect(page.getByRole('form', { name: 'Duplicate event' })).toBeVisible()
    await expectAccessible(page, 'the form that duplicates an event')
  },
  async '/admin/events/new'(page) {
    await page.getByLabel('Title').fill('Harbor fair')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expectAccessible(page, 'a form with an unsaved draft on offer')
  },
  async '/admin/blog'(page) {
    await press(page, /^Edit /)
    await expect(page.getByRole('region', { name: 'Preview' })).not.toContainText('prepared')
    await expectAccessible(page, 'a post and its preview')
    await press(page, 'Cancel')
    await press(page, /^Delete /)
    await expect(page.getByText('Blog post deleted')).toBeVisible()
    await expectAccessible(page, 'a list with the toast of a deletion')
  },
  async '/admin/donations'(page) {
    await press(page, 'Record Donation')
    await dialogShown(page, 'Record Manual Donation')
    await expectAccessible(page, 'the dialog that records a donation')
    await closeDialog(page)
    await page.getByRole('searchbox').fill('nobody')
    await expect(page.getByText('No donation here matches')).toBeVisible()
    await expectAccessible(page, 'an empty search')
  },
  async '/admin/settings'(page) {
    await page.getByText('Production (Live)').click()
    await press(page, 'Save payment settings')
    await expect(page.getByText('Missing Information')).toBeVisible()
    await expectAccessible(page, 'payment settings in production, incomplete')
    await page.getByRole('tab', { name: 'General Settings' }).click()
    await expect(page.getByLabel('Site name')).toBeVisible()
    await expectAccessible(page, 'the general settings')
  },
  async '/admin/settings/backup'(page) {
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
    await page.getByLabel('Backup file').setInputFiles(file)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'a backup that is refused')
    const downloading = page.waitForEvent('download')
    await press(page, 'Export a backup')
    await page.getByLabel('Backup file').setInputFiles(await (await downloading).path())
    await expect(page.getByText('nothing to restore')).toBeVisible()
    await expectAccessible(page, 'the preview of a restore')
  },
}

for (const [path, show] of Object.entries(states)) {
  test(`what opens on ${path} has no violation`, async ({ page, context }) => {
    await beSignedIn(context)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await atRest(page)
    await show(page)
  })
}
