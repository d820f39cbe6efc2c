import { expectAccessible } from './support/axe'
import { adminPages } from './support/site'
import { beSignedIn, expect, test } from './support/test'

for (const width of [360, 1440]) {
  test.describe(`the console at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ context }) => beSignedIn(context))

    for (const [path, heading] of Object.entries(adminPages)) {
      test(`${path} has no violation of WCAG 2.2 A or AA`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectAccessible(page, path)
      })
    }

    for (const path of ['/admin/programs/new', '/admin/events/new', '/admin/blog/new']) {
      test(`the form at ${path} has no violation`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, path)
      })
    }

    test('the dialog that records a donation has no violation', async ({ page }) => {
      await page.goto('/admin/donations')
      await page.getByRole('button', { name: 'Record Donation' }).click()
      await expect(page.getByRole('dialog', { name: 'Record Manual Donation' })).toBeVisible()
      await expectAccessible(page, 'Record Manual Donation')
    })
  })
}

test.describe('the drawer', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('has no violation', async ({ page, context }) => {
    await beSignedIn(context)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('link', { name: 'Back to Website' })).toBeVisible()
    await expectAccessible(page, 'drawer')
  })
})
