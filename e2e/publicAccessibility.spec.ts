import { expectAccessible } from './support/axe'
import { documentPaths } from './support/site'
import { expect, hydrated, test } from './support/test'

test.describe('every page', () => {
  test.use({ expectedComplaints: /^\[site\] Page not found: \/no-such-page/ })

  test('has no violation of WCAG 2.2 A or AA, one first heading and a main landmark', async ({
    page,
  }) => {
    for (const path of [...documentPaths(), '/no-such-page']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expectAccessible(page, path)
    }
  })
})

test('the registration dialog has no violation, empty or with errors', async ({ page }) => {
  await page.goto('/events/1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Register for this fair' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible()
  await expectAccessible(page, 'dialog with errors')
})

test('the volunteer dialog of an event has no violation', async ({ page }) => {
  await page.goto('/events/1')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /volunteer/i })
    .click()
  await expect(page.getByRole('dialog').getByLabel('Availability')).toBeVisible()
  await expectAccessible(page, 'volunteer dialog')
})

test('a registration’s toast and the question before cancelling it have no violation', async ({
  page,
}) => {
  await page.goto('/events/1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Register for this fair' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ann Lee')
  await dialog.getByLabel('Email').fill('ann@example.com')
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expectAccessible(page, 'toast')
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(dialog.getByRole('button', { name: 'Keep my place' })).toBeVisible()
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

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no page scrolls sideways', async ({ page }) => {
    for (const path of documentPaths()) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
    }
  })
})

test('by keyboard alone: the skip link, a registration, and the focus back where it was', async ({
  page,
}) => {
  await page.clock.install()
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

for (const width of [360, 1440]) {
  test.describe(`layout shift at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is at most 0.02 on every page', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number }
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const path of documentPaths()) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const shifted: number = await page.evaluate(() => Reflect.get(window, 'shifted'))
        expect(shifted, path).toBeLessThanOrEqual(0.02)
      }
    })
  })
}
