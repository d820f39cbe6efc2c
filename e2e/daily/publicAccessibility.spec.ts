import { expectAccessible, expectAccessiblePage } from '../support/axe'
import { expect, hydrated, installClock, test } from '../support/test'

test.describe('where there is no page', () => {
  test.use({ expectedComplaints: /^\[site\] Page not found: \/no-such-page|status of 404/ })

  test('the page that says so is as accessible as the others', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessiblePage(page, '/no-such-page')
  })
})

test('the dialogs of an event have no violation: volunteering, and registering empty, with errors, done and to be canceled', async ({
  page,
}) => {
  await page.goto('/events/1')
  await hydrated(page)
  const dialog = page.getByRole('dialog')

  await page
    .getByRole('main')
    .getByRole('button', { name: /volunteer/i })
    .click()
  await expect(dialog.getByLabel('Availability')).toBeVisible()
  await expectAccessible(page, 'volunteer dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectAccessible(page, 'registration dialog')
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible()
  await expectAccessible(page, 'registration dialog with errors')

  await dialog.getByLabel('Name').fill('Ann Lee')
  await dialog.getByLabel('Email').fill('ann@example.com')
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expectAccessible(page, 'toast')
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(dialog.getByRole('button', { name: 'Keep my registration' })).toBeVisible()
  await expectAccessible(page, 'question')
})

test('the card step of the donation has no violation', async ({ page }) => {
  await page.goto('/donate')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel('Name', { exact: false }).first().fill('Ann Lee')
  await main.getByLabel('Email', { exact: false }).first().fill('ann@example.com')
  await main.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(main.getByLabel(/card number/i)).toBeVisible()
  await expectAccessible(page, 'card step')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the open menu has no violation, keeps the focus inside and closes on Escape', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
    await expectAccessible(page, 'menu', [360])
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() =>
        Boolean(document.activeElement?.closest('header, [role="banner"]')),
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
  })
})

test('by keyboard alone: the skip link, a registration, and the focus back where it was', async ({
  page,
}) => {
  await installClock(page.context())
  await page.goto('/events/1')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const register = page.getByRole('button', { name: 'Register for this fair' })
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab')
    if (await register.evaluate((button) => button === document.activeElement)) break
  }
  await expect(register).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(register).toBeFocused()
})
