import { expect, hydrated, installClock, register, signIn, test } from '../support/test'

test.describe('a storage that refuses everything', () => {
  test.use({ expectedComplaints: /^\[site\] / })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
      // A browser that is told to keep nothing refuses these as well.
      LockManager.prototype.request = () =>
        Promise.reject(new DOMException('denied', 'SecurityError'))
    })
    await installClock(page.context())
  })

  test('is logged only: the seeds show, a registration holds for the page, and so does what is changed in the console', async ({
    page,
  }) => {
    await page.goto('/events/1')
    await expect(page.getByText('120 of 120 spots remaining')).toBeVisible()
    await register(page, 'Ann Lee')
    await expect(page.getByText('119 of 120 spots remaining')).toBeVisible()

    await page.goto('/admin/events')
    await expect(page).toHaveURL('/login')
    await hydrated(page)
    await signIn(page)
    await page.clock.runFor(2000)
    await page.getByRole('tab', { name: /All Events/ }).click()
    const rows = page.getByRole('row', { name: /Health Fair/ })
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    await rows
      .first()
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect(page.getByText('Event deleted')).toBeVisible()
    await expect(rows).toHaveCount(before - 1)
  })
})
