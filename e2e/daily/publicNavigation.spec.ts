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

test('the page before stays while the next one loads, and progress shows: the sign-in page, the console, and the sign-in page after signing out', async ({
  page,
  context,
}) => {
  await test.step('the sign-in page', async () => {
    const release = await holdBack(page, codeOf('DemoLoginPage'))
    await page.goto('/about')
    await hydrated(page)
    await expect(progress(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await expect(progress(page)).toBeVisible()
    const live = page.locator('[aria-live="polite"]')
    await expect(live.filter({ has: progress(page) })).toBeAttached()
    await expect(heading(page)).toHaveText('About Us')

    release()
    await expect(heading(page)).toHaveText('Admin Sign In')
    await expect(progress(page)).toHaveCount(0)
  })
  await beSignedIn(context)
  await test.step('the console', async () => {
    const release = await holdBack(page, codeOf('admin-console/**/*'))
    await page.goto('/about')
    await hydrated(page)
    await navigateInApp(page, '/admin/donations')
    await expect(progress(page)).toBeVisible()
    await expect(heading(page)).toHaveText('About Us')

    release()
    await expect(heading(page)).toHaveText('Donations')
  })
  await test.step('the sign-in page after signing out', async () => {
    const release = await holdBack(page, codeOf('DemoLoginPage'))
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(progress(page)).toBeVisible()
    await expect(heading(page)).toHaveText('Donations')

    release()
    await expect(heading(page)).toHaveText('Admin Sign In')
    await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0)
  })
})

test('a signed-out visit to the console shows the header of the site until the sign-in page has loaded, which is requested along with the frame of the site', async ({
  page,
}) => {
  const release = await holdBack(page, codeOf('DemoLoginPage'))
  await page.goto('/admin/events')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
  release()
  await expect(heading(page)).toHaveText('Admin Sign In')

  const releaseFrame = await holdBack(page, codeOf('Site'))
  const requested = page.waitForRequest(/\/DemoLoginPage-.+\.js$/)
  await page.goto('/admin')
  await requested
  releaseFrame()
  await expect(heading(page)).toHaveText('Admin Sign In')
})
