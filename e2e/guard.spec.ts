import { adminPages } from './support/site'
import { expect, recordRequests, signIn, test } from './support/test'

test('every page of the console sends a signed-out visitor to sign in, without a byte of the console, and back', async ({
  page,
}) => {
  await page.clock.install()
  const requests = recordRequests(page)
  for (const [path, heading] of Object.entries(adminPages)) {
    await page.evaluate(() => location.protocol === 'about:' || localStorage.clear())
    requests.length = 0
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
    await page.waitForLoadState('networkidle')
    expect(requests.length, path).toBeGreaterThan(5)
    expect(requests.filter((request) => request.includes('admin-console'))).toEqual([])

    await signIn(page)
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
})

test('the page asked for replaces its entry in the history: Back does not return to the guard', async ({
  page,
}) => {
  await page.goto('/events')
  await page.goto('/admin/events')
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/events')
})

test.describe('a tour', () => {
  test.use({ expectedComplaints: /^\[site\] Page not found|status of 404/ })

  test('a tour of the public pages requests nothing of the console', async ({ page }) => {
    const requests = recordRequests(page)
    await page.goto('/')
    for (const name of ['About', 'Programs', 'Events', 'Get Involved', 'Donate Now', 'Login']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/events/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.waitForLoadState('networkidle')
    expect(requests.length).toBeGreaterThan(20)
    expect(requests.filter((request) => request.includes('admin-console'))).toEqual([])
  })
})

test('an unknown page below /admin is the console’s own not-found page, after signing in', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/admin/no-such-page')
  await expect(page).toHaveURL('/login')
  await signIn(page)
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/admin/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
  await expect(page.getByRole('link', { name: 'Back to Website' })).toBeVisible()
})
