/** A site with a store that fails while somebody registers. */
import type { Route } from '@playwright/test'
import { expect, registerInStore, signInToStore, test } from '../../support/store'
import { hydrated, installClock } from '../../support/test'

test.use({ expectedComplaints: /Failed to load resource|\[site\]/ })

test('a registration whose answer is lost is sent again, and counts once', async ({
  page,
  site,
}) => {
  let calls = 0
  await page.route('**/rpc/submit_registration', async (route) => {
    calls += 1
    const response = await route.fetch()
    if (calls === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await installClock(page.context())
  await page.goto('/events/2')
  await registerInStore(page, 'Bea Lee')
  await expect(page.getByText(registered)).toBeVisible()
  expect(calls).toBe(2)
  expect(await site.value('select count(*)::int from registrations where event_id = 2')).toBe(1)
  expect(await site.value('select attendees from events where id = 2')).toBe(1)
})

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'is slow': async (route) => {
    // As long as the page waits.
    await route
      .request()
      .response()
      .catch(() => null)
  },
  ...Object.fromEntries(
    [401, 403, 409, 429, 500].map((status) => [
      `answers with ${status}`,
      (route: Route) => route.fulfill({ status, json: { message: 'no' }, headers: anySite }),
    ]),
  ),
  'answers with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>', headers: anySite }),
}
for (const [name, fail] of Object.entries(failures)) {
  test(`a store that ${name} leaves the page, and the form keeps what was typed and says so`, async ({
    page,
    site,
  }) => {
    const everything = `${site.store.url}/**`
    await page.route(everything, fail)
    await installClock(page.context())
    await page.goto('/events/3')
    await expect(page.getByText(/of \d+ spots remaining/)).toBeVisible()
    const places = await site.value(registrationsOf3)
    const asked = page.waitForRequest(/submit_registration/)
    await registerInStore(page, 'Cal Lee')
    await asked
    // Nobody waits longer than this.
    await page.clock.fastForward(9000)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/not sure this reached us/)).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Cal Lee')
    await expect(page.getByText(registered)).toHaveCount(0)
    await page.unroute(everything)
    await dialog.getByRole('button', { name: 'Register for this fair' }).click()
    await expect(page.getByText(registered)).toBeVisible()
    expect(await site.value(registrationsOf3)).toBe(Number(places) + 1)
  })
}

test('a form whose sending code has not come keeps what was typed, says that a reload may help, and a reload does', async ({
  page,
}) => {
  const register = page.getByRole('button', { name: 'Register for this fair' })
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Name')
  await page.goto('/events/4')
  await hydrated(page)
  await register.click()
  await name.fill('Dan Lee')
  await dialog.getByLabel('Email').fill('visitor@example.com')
  await page.route('**/assets/supabaseSubmissions-*', (route) => route.abort('connectionrefused'))
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(dialog.getByText('reload the page.')).toBeFocused()
  await expect(name).toHaveValue('Dan Lee')

  await page.unroute('**/assets/supabaseSubmissions-*')
  await page.reload()
  await hydrated(page)
  await register.click()
  await expect(name).toHaveValue('Dan Lee')
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(page.getByText(registered)).toBeVisible()
})

test('a sign-in whose code has not come says that a reload may help', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/assets/supabaseSession-*', (route) => route.abort('connectionrefused'))
  await signInToStore(page)
  const form = page.locator('main form')
  await expect(form.getByText('reload the page.')).toBeFocused()
})

const newsletterFailures = {
  sendSubscription: 'That didn’t work. Please try again or reload the page.',
  supabaseSubmissions: 'Part of this page didn’t load. Please try again, or reload the page.',
}
for (const [code, failure] of Object.entries(newsletterFailures)) {
  test(`a connection that is lost before the newsletter form has ${code} is said at its field`, async ({
    page,
  }) => {
    await page.goto('/terms')
    await hydrated(page)
    const field = page.getByLabel('Email address')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    if (code === 'supabaseSubmissions') {
      await subscribe.click()
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
    }
    await page.route(`**/assets/${code}-*`, (route) => route.abort('connectionrefused'))
    await field.fill('ann@example.com')
    await subscribe.click()
    await expect(field).toHaveAccessibleDescription(failure)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('ann@example.com')
  })
}

const registered = 'You have been registered for this health fair.'
const registrationsOf3 = 'select count(*)::int from registrations where event_id = 3'
const anySite = { 'access-control-allow-origin': '*' }
