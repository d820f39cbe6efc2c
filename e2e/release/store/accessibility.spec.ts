/** WCAG 2.2 A and AA of what only a site with a store has, and that none of it shifts. */
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../support/axe'
import { expectToStandStill, noteLayoutShifts } from '../../support/layoutShifts'
import { expect, type Page, signInToStore, test } from '../../support/store'
import { atRest, hydrated } from '../../support/test'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

async function expectDialog(page: Page, what: string) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, what)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('how to give without a payment page, and the ways to a new password', async ({
  page,
  site,
}) => {
  // Another file's tests may have left one.
  await site.value("update general_settings set payment_page = '' returning id")
  await noteLayoutShifts(page)
  await page.goto('/donate')
  await hydrated(page)
  await expect(page.getByText('can’t give online yet')).toBeVisible()
  await expectToStandStill(page, '/donate')
  await expectAccessible(page, '/donate')

  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password')
  await expectAccessible(page, 'asking for a new password')
  await page.getByRole('main').getByLabel('Email').fill('nobody@example.com')
  await press(page, 'Send the link')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(page, 'the link is sent')
})

test('the console’s pages of a store and their dialogs', async ({ page, site }) => {
  await site.value(
    `insert into volunteer_applications (id, name, email)
     values (gen_random_uuid(), 'Ann Lee', 'ann@example.com') returning id`,
  )
  await noteLayoutShifts(page)
  await page.goto('/admin/submissions')
  await signInToStore(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submissions')
  for (const path of ['/admin', '/admin/history', '/admin/settings', '/admin/submissions']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await atRest(page)
    await expectToStandStill(page, path)
    await expectAccessible(page, path)
  }
  await press(page, 'Ann Lee')
  await expectDialog(page, 'a submission')
  await press(page, 'Delete old submissions…')
  await expectDialog(page, 'deleting old submissions')
  await press(page, 'Forget a person…')
  await expectDialog(page, 'forgetting a person')
})

test('a long name of a visitor stays inside the drawer and the question on a phone', async ({
  page,
  site,
}) => {
  const name = 'averylongname'.repeat(5)
  await site.value(
    `insert into volunteer_applications (id, name, email)
     values (gen_random_uuid(), $1, 'long@example.com') returning id`,
    [name],
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/submissions')
  await signInToStore(page)
  await press(page, name)
  const overflowing = (dialog: Locator) =>
    dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(({ clientWidth }) => clientWidth > 1)
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
  const drawer = page.getByRole('dialog', { name: new RegExp(name) })
  await expect(drawer).toBeVisible()
  // The sign that something loads turns in a box smaller than itself.
  await expect(drawer.locator('.ant-spin')).toHaveCount(0)
  expect(await overflowing(drawer)).toEqual([])
  await drawer.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this submission?' })
  await expect(question).toContainText(name)
  expect(await overflowing(question)).toEqual([])
})
