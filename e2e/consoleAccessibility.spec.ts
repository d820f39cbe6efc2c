import { expectAccessible } from './support/axe'
import { adminPages } from './support/site'
import { beSignedIn, expect, type Page, test } from './support/test'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().click()
const dialogShown = (page: Page, name: string) =>
  expect(page.getByRole('dialog', { name })).toBeVisible()

/** What is open or shown only after something was pressed. */
const states: [state: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'the form that edits a program',
    '/admin/programs',
    async (page) => {
      await press(page, /^Edit /)
      await dialogShown(page, 'Edit program')
    },
  ],
  [
    'the form that duplicates an event',
    '/admin/events',
    async (page) => {
      await page.getByRole('tab', { name: /All Events/ }).click()
      await press(page, /^Duplicate /)
      await dialogShown(page, 'Duplicate event')
    },
  ],
  [
    'a form with an unsaved draft on offer',
    '/admin/events/new',
    async (page) => {
      await page.getByLabel('Title').fill('Harbour fair')
      await page.reload()
      await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
    },
  ],
  [
    'the preview of a post',
    '/admin/blog',
    async (page) => {
      await press(page, /^Edit /)
      await page.getByRole('tab', { name: 'Preview' }).click()
      await expect(page.getByRole('tabpanel', { name: 'Preview' })).not.toContainText('prepared')
    },
  ],
  [
    'the cards of programs',
    '/admin/programs',
    async (page) => {
      await page.getByText('Cards', { exact: true }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  ],
  [
    'an empty search',
    '/admin/donations',
    async (page) => {
      await page.getByRole('searchbox').fill('nobody')
      await expect(page.getByText('No donation here matches')).toBeVisible()
    },
  ],
  [
    'a list with the toast of a deletion',
    '/admin/blog',
    async (page) => {
      await press(page, /^Delete /)
      await expect(page.getByText('Blog post deleted')).toBeVisible()
    },
  ],
  [
    'payment settings in production, incomplete',
    '/admin/settings',
    async (page) => {
      await page.getByText('Production (Live)').click()
      await press(page, 'Save payment settings')
      await expect(page.getByText('Missing Information')).toBeVisible()
    },
  ],
  [
    'the general settings',
    '/admin/settings',
    async (page) => {
      await page.getByRole('tab', { name: 'General Settings' }).click()
      await expect(page.getByLabel('Site name')).toBeVisible()
    },
  ],
  [
    'the preview of a restore',
    '/admin/settings/backup',
    async (page) => {
      const downloading = page.waitForEvent('download')
      await press(page, 'Export a backup')
      await page.getByLabel('Backup file').setInputFiles(await (await downloading).path())
      await expect(page.getByText('nothing to restore')).toBeVisible()
    },
  ],
  [
    'a backup that is refused',
    '/admin/settings/backup',
    async (page) => {
      const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
      await page.getByLabel('Backup file').setInputFiles(file)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
]

test.beforeEach(({ context }) => beSignedIn(context))

test('no page has a violation of WCAG 2.2 A or AA', async ({ page }) => {
  await page.goto('/admin')
  for (const [path, heading] of Object.entries(adminPages)) {
    await page
      .getByRole('navigation', { name: 'Console' })
      .locator(`a[href="${path}"]`)
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page, path)
  }
})

for (const path of ['/admin/programs/new', '/admin/events/new', '/admin/blog/new']) {
  test(`the form at ${path} has no violation`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, path)
  })
}

for (const [state, path, open] of states) {
  test(`${state} has no violation`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open(page)
    await expectAccessible(page, state)
  })
}

test('the dialog that records a donation has no violation', async ({ page }) => {
  await page.goto('/admin/donations')
  await page.getByRole('button', { name: 'Record Donation' }).click()
  await expect(page.getByRole('dialog', { name: 'Record Manual Donation' })).toBeVisible()
  await expectAccessible(page, 'Record Manual Donation')
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
