/** A site with a store: who gets into the console. */
import { consolePaths } from '../../support/site'
import {
  administrator,
  expect,
  type StoreSite,
  signInToStore,
  test,
  tokensOf,
} from '../../support/store'
import { demoLogin, recordRequests } from '../../support/test'

test.use({ expectedComplaints: /status of 40[0137]|\[site\]/ })

test('the credential of the demonstration opens nothing', async ({ page }) => {
  await page.goto('/login')
  await signInToStore(page, demoLogin)
  await expect(
    page.locator('main form').getByText(/^Invalid email or password\. Please try again$/),
  ).toBeVisible()
  await expect(page.getByText(demoLogin.password)).toHaveCount(0)
  await expect(page).toHaveURL('/login')
})

const user = { id: '1', name: 'Ada Brown', email: administrator.email, role: 'admin' }
const forged = { accessToken: 'eyJhbGciOiJub25lIn0.e30.', refreshToken: 'forged' }
const sessions: Record<string, (site: StoreSite) => Promise<object> | object> = {
  'a forged session': () => ({ ...forged, expiresAt: Date.now() + 3_600_000 }),
  'an expired session': () => ({ ...forged, expiresAt: Date.now() - 1000 }),
  'a stranger’s session': strangersTokens,
  'no tokens': () => ({}),
}
for (const [name, tokens] of Object.entries(sessions)) {
  test(`${name} gets the sign-in page, and no file of the console`, async ({ page, site }) => {
    const session = JSON.stringify({ ...user, tokens: await tokens(site) })
    await page.addInitScript((text) => {
      // Once for each loaded document; the sign-in page is the same document.
      if (location.pathname.startsWith('/admin')) localStorage.setItem('auth', text)
    }, session)
    const requests = recordRequests(page)
    for (const path of consolePaths) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/login')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
    }
    expect(requests.filter((request) => request.includes('admin-console'))).toEqual([])
  })
}

test('signing out reaches the other tab, and Back shows nothing of the console', async ({
  page,
  context,
}) => {
  await page.goto('/admin/events')
  await signInToStore(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management')
  const other = await context.newPage()
  await other.goto('/admin/programs')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Programs Management')
  await page.getByRole('link', { name: 'Donations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Sign In')
  await expect(page.getByText('Ada Brown')).toHaveCount(0)
})

/** Somebody with a user in the store who is no administrator. */
async function strangersTokens(site: StoreSite) {
  const stranger = { email: 'stranger@example.com', password: 'a third private phrase' }
  await site.store.addAdministrator({ ...stranger, name: 'Stranger' })
  await site.store.database.query("delete from administrators where name = 'Stranger'")
  return tokensOf(site, stranger)
}
