import { passSignIn, visitorAndAdministrator } from '../support/story'
import { expect, installClock, test } from '../support/test'

test('a visitor registers, the administrator sees the place taken and edits the event, the visitor sees the edit', async ({
  page,
}) => {
  await visitorAndAdministrator(page)
})

test('one auth store: the public header follows a sign-in on the public page and a sign-out in the console', async ({
  page,
}) => {
  await installClock(page.context())
  await page.goto('/login')
  await passSignIn(page)
  await expect(page).toHaveURL('/admin')
  await page.getByRole('link', { name: 'Back to Website' }).click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Admin' })).toBeVisible()

  await header.getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})
