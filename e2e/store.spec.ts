/** A site with a store, end to end: what an administrator saves and what visitors send. */
import {
  administrator,
  comeBack,
  expect,
  registerInStore,
  signInToStore,
  test,
} from './support/store'
import { openEventForEditing } from './support/story'
import { demoLogin } from './support/test'

// One store for all: in one worker.
test.describe.configure({ mode: 'default' })

const fair = 'Community Health Fair at Riverside'

test('a registration reaches the administrator, and an edit reaches every visitor', async ({
  page: visitor,
  elsewhere,
  browser,
  site,
}) => {
  await visitor.clock.install()
  await visitor.goto('/events/1')
  await registerInStore(visitor, 'Ann Lee')
  await expect(visitor.getByText('You have been registered for this health fair.')).toBeVisible()
  await expect(visitor.getByText('1 of 120 places taken')).toBeVisible()

  const console = await elsewhere.newPage()
  await console.goto('/admin/events')
  await signInToStore(console)
  const dialog = await openEventForEditing(console, fair)
  await expect(dialog.getByLabel('Attendees')).toHaveValue('1')
  await dialog.getByLabel('Title').fill('Health Fair by the Bridge')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(console.getByText('Event updated')).toBeVisible()
  await expect(console.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()

  await comeBack(visitor)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Health Fair by the Bridge')

  await site.compose()
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  await reader.goto('/events/1')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Health Fair by the Bridge')
  await expect(reader.getByText('1 of 120 places taken')).toBeVisible()
  await scriptless.close()
})

test.describe('signing in', () => {
  test.use({ expectedComplaints: /status of 400|\[site\]/ })

  test('the credential of the demonstration opens nothing', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText(demoLogin.password)).toBeHidden()
    await signInToStore(page, demoLogin)
    await expect(page.getByText(/^Invalid email or password\. Please try again$/)).toBeVisible()
    await expect(page).toHaveURL('/login')
    await signInToStore(page, administrator)
    await expect(page).toHaveURL('/admin')
  })
})
