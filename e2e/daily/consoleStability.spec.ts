/** On a phone nothing of the console shifts while a page opens, nor while something opens over it. */
import { expectToStandStill, noteLayoutShifts } from '../support/layoutShifts'
import { adminPages, consolePaths } from '../support/site'
import { beSignedIn, expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 } })

test('no page of the console shifts while it opens, with its form or without', async ({
  context,
  page,
}) => {
  await beSignedIn(context)
  await noteLayoutShifts(page)
  for (const path of consolePaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path.endsWith('/new')) await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectToStandStill(page, path)
  }
})

test('no page of the console shifts when the sidebar opens over it and closes', async ({
  context,
  page,
}) => {
  await beSignedIn(context)
  await noteLayoutShifts(page)
  for (const path of Object.keys(adminPages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // By a script: what shifts right after somebody pressed something would not count.
    await page
      .getByRole('button', { name: 'Sidebar' })
      .evaluate((toggle: HTMLElement) => toggle.click())
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectToStandStill(page, `${path} with the sidebar`)
    await menu
      .getByRole('button', { name: 'Close' })
      .evaluate((close: HTMLElement) => close.click())
    await expect(menu).toHaveCount(0)
    await expectToStandStill(page, `${path} after the sidebar`)
  }
})
