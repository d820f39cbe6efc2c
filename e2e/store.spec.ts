/** A site with a store, end to end: what an administrator saves and what visitors send. */
import { EventEmitter, once } from 'node:events'
import { chromium, type Route } from '@playwright/test'
import { scriptsOf } from './support/scripts'
import { adminPages } from './support/site'
import {
  administrator,
  comeBack,
  expect,
  type Page,
  registerInStore,
  type StoreSite,
  signInToStore,
  test,
} from './support/store'
import { openEventForEditing } from './support/story'
import { demoLogin, hydrated, recordRequests } from './support/test'

// All tests share one store, so they run in one worker.
test.describe.configure({ mode: 'default' })

const fair = 'Community Health Fair at Riverside'

// This test comes first, while the documents are as new as the store.
for (const path of ['/', '/events', '/events/1']) {
  test(`the scripts of ${path} weigh at most 2 % more than without a store`, async ({
    context,
    site,
  }, { project }) => {
    const weigh = async (origin = '') => scriptsOf(await context.newPage(), origin + path)
    const without = await weigh(project.use.baseURL)
    const { scriptBytes } = await weigh(site.origin)
    console.log(`${path}: ${scriptBytes} B with a store, ${without.scriptBytes} B without`)
    expect(scriptBytes).toBeLessThanOrEqual(without.scriptBytes * 1.02)
  })
}

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
  await console.getByRole('link', { name: 'Submissions' }).click()
  await expect(console.getByRole('main').getByText('Ann Lee')).toBeVisible()
  await console.getByRole('link', { name: 'Events', exact: true }).click()
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

test('an event that was added has a document of its own, also without JavaScript', async ({
  page,
  browser,
  site,
}) => {
  const id = await site.value(
    `insert into events (id, title, date, time, location, category, image, attendees, slots)
     select 77, 'Eye Clinic at the Market', date, time, location, category, image, 0, 20
     from events where id = 2 returning id`,
  )
  await site.compose()
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  const answer = await reader.goto(`/events/${id}`)
  expect(answer?.status()).toBe(200)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Eye Clinic at the Market')
  await scriptless.close()
  await page.goto(`/events/${id}`)
  await hydrated(page)
  await expect(page.getByText('0 of 20 places taken')).toBeVisible()
})

const consolePaths = [...Object.keys(adminPages), '/admin/submissions', '/admin/history']

test.describe('sessions', () => {
  test.use({ expectedComplaints: /status of 40[0137]|\[site\]/ })

  test('the credential of the demonstration opens nothing', async ({ page }) => {
    await page.goto('/login')
    await signInToStore(page, demoLogin)
    await expect(page.getByText(/^Invalid email or password\. Please try again$/)).toBeVisible()
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
})

test.describe('a store that fails', () => {
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
    await page.clock.install()
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
    test(`and ${name} leaves the page, and the form keeps what was typed and says so`, async ({
      page,
      site,
    }) => {
      const everything = `${site.store.url}/**`
      await page.route(everything, fail)
      await page.clock.install()
      await page.goto('/events/3')
      await expect(page.getByText(/of \d+ places taken/)).toBeVisible()
      const places = await site.value(registrationsOf3)
      const asked = page.waitForRequest(/submit_registration/)
      await registerInStore(page, 'Cal Lee')
      await asked
      // Nobody waits longer than this.
      await page.clock.fastForward(9000)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/could not be reached/)).toBeVisible()
      await expect(dialog.getByLabel('Name')).toHaveValue('Cal Lee')
      await expect(page.getByText(registered)).toHaveCount(0)
      await page.unroute(everything)
      await dialog.getByRole('button', { name: 'Register for this fair' }).click()
      await expect(page.getByText(registered)).toBeVisible()
      expect(await site.value(registrationsOf3)).toBe(Number(places) + 1)
    })
  }
})

test('of two administrators who edit one event, the second decides', async ({
  page: first,
  elsewhere,
  site,
}) => {
  const bea = { email: 'bea@islandcare.example', password: 'another private phrase', name: 'Bea' }
  await site.store.addAdministrator(bea)
  const title = String(await site.value('select title from events where id = 4'))
  const second = await elsewhere.newPage()
  const openForm = async (page: Page, who: typeof bea) => {
    await page.goto('/admin/events')
    await signInToStore(page, who)
    return openEventForEditing(page, title)
  }
  const theirs = await openForm(first, bea)
  const mine = await openForm(second, administrator)
  await theirs.getByLabel('Title').fill('The first title')
  await theirs.getByRole('button', { name: /Save/ }).click()
  await expect(first.getByText('Saved', { exact: true })).toBeVisible()
  await expect
    .poll(() => site.value('select title from events where id = 4'))
    .toBe('The first title')

  await mine.getByLabel('Title').fill('The second title')
  await mine.getByRole('button', { name: /Save/ }).click()
  await second.getByRole('button', { name: 'Needs a decision' }).click()
  const decision = second.getByRole('dialog', { name: 'Needs a decision' })
  await expect(decision).toContainText('The first title')
  await expect(decision).toContainText('The second title')
  expect(await site.value('select title from events where id = 4')).toBe('The first title')
  await decision.getByRole('button', { name: 'Keep mine' }).click()
  await expect(second.getByText('Saved', { exact: true })).toBeVisible()
  expect(await site.value('select title from events where id = 4')).toBe('The second title')
})

test('an outbox of 100 changes survives a killed browser, and each arrives once', async ({
  site,
  launchOptions,
}, testInfo) => {
  await site.store.database.query(
    `insert into donations (id, donor_name, email, amount, date, method, status, source)
     select id, 'Donor', 'donor@example.com', id, '2026-01-01', 'cash', 'completed', 'manual'
     from generate_series(1001, 1100) id`,
  )
  const open = () =>
    chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      baseURL: site.origin,
    })
  const killed = await open()
  const page = await killed.newPage()
  await page.goto('/login')
  await signInToStore(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.evaluate(fillOutbox)

  let sent = 0
  const fortieth = new EventEmitter()
  const fortiethArrived = once(fortieth, 'arrived')
  await page.route('**/rest/v1/donations?*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent += 1
    if (sent < 40) return route.continue()
    // The request arrives, but its answer is lost.
    await route.fetch()
    if (sent === 40) fortieth.emit('arrived')
  })
  await page.goto('/admin').catch(() => {})
  await fortiethArrived
  const session = await killed.newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
  await killed.close()
  expect(await site.value(arrived)).toBe(40)

  const reopened = await open()
  const again = await reopened.newPage()
  await again.goto('/admin')
  await expect.poll(() => site.value(arrived)).toBe(100)
  await expect(again.getByText('Saved', { exact: true })).toBeVisible()
  const thankedOnce = `select count(*)::int from donations where id > 1000 and notes = 'Thanked' and version = 2`
  expect(await site.value(thankedOnce)).toBe(100)
  await reopened.close()
})

const registered = 'You have been registered for this health fair.'
const registrationsOf3 = 'select count(*)::int from registrations where event_id = 3'
const anySite = { 'access-control-allow-origin': '*' }
const arrived = `select count(*)::int from audit where table_name = 'donations' and action = 'update' and row_id::int > 1000`

/** Runs in the page: changes as the console keeps them, of rows that the store has. */
function fillOutbox() {
  for (let number = 1; number <= 100; number++) {
    const before = { id: 1000 + number, donorName: 'Donor', email: 'donor@example.com' }
    const rest = { amount: 1000 + number, date: '2026-01-01', method: 'cash' }
    const kinds = { status: 'completed', source: 'manual' }
    const row = { ...before, ...rest, ...kinds }
    const change = { id: row.id, version: 1, before: row, after: { ...row, notes: 'Thanked' } }
    const entry = { collection: 'donations', changedAt: new Date().toISOString(), change }
    localStorage.setItem(`outbox.${number}-e2e`, JSON.stringify(entry))
  }
}

/** Somebody with a user in the store who is no administrator. */
async function strangersTokens({ store }: StoreSite) {
  const stranger = { email: 'stranger@example.com', password: 'a third private phrase' }
  await store.addAdministrator({ ...stranger, name: 'Stranger' })
  await store.database.query("delete from administrators where name = 'Stranger'")
  const answer = await fetch(`${store.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: store.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(stranger),
  })
  const { access_token: accessToken, refresh_token: refreshToken } = await answer.json()
  return { accessToken, refreshToken, expiresAt: Date.now() + 3_600_000 }
}
