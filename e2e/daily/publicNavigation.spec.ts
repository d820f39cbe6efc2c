/** Between two pages: the previous one stays until the code of the next has loaded, and progress shows. */
import {
  beSignedIn,
  expect,
  holdBack,
  hydrated,
  navigateInApp,
  type Page,
  test,
} from '../support/test'

/** Scripts whose paths end in this name and a hash. */
const codeOf = (name: string) => `**/${name}-*.js`

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const progress = (page: Page) => page.getByText('Loading…')

test('the page before stays while the sign-in page loads, and progress shows', async ({ page }) => {
  const release = await holdBack(page, codeOf('DemoLoginPage'))
  await page.goto('/about')
  await hydrated(page)
  await expect(progress(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(progress(page)).toBeVisible()
  await expect(page.locator('[aria-live="polite"]').filter({ has: progress(page) })).toBeAttached()
  await expect(heading(page)).toHaveText('About Us')

  release()
  await expect(heading(page)).toHaveText('Admin Sign In')
  await expect(progress(page)).toHaveCount(0)
})

test('the console stays after signing out until the sign-in page has loaded, and then is gone', async ({
  page,
  context,
}) => {
  await beSignedIn(context)
  const release = await holdBack(page, codeOf('DemoLoginPage'))
  await page.goto('/admin/donations')
  await expect(heading(page)).toHaveText('Donations')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(progress(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Donations')

  release()
  await expect(heading(page)).toHaveText('Admin Sign In')
  await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0)
})

test('a page of the website stays while the console loads', async ({ page, context }) => {
  await beSignedIn(context)
  const release = await holdBack(page, codeOf('admin-console/**/*'))
  await page.goto('/about')
  await hydrated(page)
  await navigateInApp(page, '/admin')
  await expect(progress(page)).toBeVisible()
  await expect(heading(page)).toHaveText('About Us')

  release()
  await expect(heading(page)).toContainText('Dashboard')
})

test('a signed-out visit to the console shows the header of the site until the sign-in page has loaded', async ({
  page,
}) => {
  const release = await holdBack(page, codeOf('DemoLoginPage'))
  await page.goto('/admin/events')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()

  release()
  await expect(heading(page)).toHaveText('Admin Sign In')
})

test('the sign-in page is requested along with the frame of the site, not after it', async ({
  page,
}) => {
  const release = await holdBack(page, codeOf('Site'))
  const requested = page.waitForRequest(/\/DemoLoginPage-.+\.js$/)
  await page.goto('/admin')
  await requested
  release()
  await expect(heading(page)).toHaveText('Admin Sign In')
})
