/** A site with a store: the console's changes, raced and interrupted. */
import { EventEmitter, once } from 'node:events'
import { chromium } from '@playwright/test'
import { administrator, expect, type Page, signInToStore, test } from '../../support/store'
import { openEventForEditing } from '../../support/story'

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
  const added = await site.store.database.query<{ version: number }>(
    `insert into donations (id, donor_name, email, amount, date, method, status, source)
     select id, 'Donor', 'donor@example.com', id, '2026-01-01', 'cash', 'completed', 'manual'
     from generate_series(1001, 1100) id returning version`,
  )
  const versionBefore = Number(await site.value(collectionVersion))
  const open = () =>
    chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      baseURL: site.origin,
    })
  const killed = await open()
  const page = await killed.newPage()
  await page.goto('/login')
  await signInToStore(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.evaluate(
    fillOutbox,
    added.rows.map(({ version }) => version),
  )

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
  // One after another: a busy machine may take longer for all of them than for anything to arrive.
  for (const count of [50, 60, 70, 80, 90]) {
    await expect.poll(() => site.value(arrived)).toBeGreaterThanOrEqual(count)
  }
  await expect.poll(() => site.value(arrived)).toBe(100)
  await expect(again.getByText('Saved', { exact: true })).toBeVisible()
  const thanked = `select count(*)::int from donations where id > 1000 and notes = 'Thanked'`
  expect(await site.value(thanked)).toBe(100)
  expect(await site.value(collectionVersion)).toBe(versionBefore + 100)
  await reopened.close()
})

const arrived = `select count(*)::int from audit where table_name = 'donations' and action = 'update' and row_id::int > 1000`

/** Raised by each change, once. */
const collectionVersion = `select version::int from private.content_versions where collection = 'donations'`

/** Runs in the page: changes as the console keeps them, of rows that the store has in these versions. */
function fillOutbox(versions: number[]) {
  const { id, name } = JSON.parse(localStorage.getItem('auth') ?? '')
  for (const [index, version] of versions.entries()) {
    const number = index + 1
    const before = { id: 1000 + number, donorName: 'Donor', email: 'donor@example.com' }
    const rest = { amount: 1000 + number, date: '2026-01-01', method: 'cash' }
    const kinds = { status: 'completed', source: 'manual' }
    const row = { ...before, ...rest, ...kinds }
    const change = { id: row.id, version, before: row, after: { ...row, notes: 'Thanked' } }
    const made = { owner: { id, name }, changedAt: new Date().toISOString() }
    const entry = { collection: 'donations', ...made, change }
    localStorage.setItem(`outbox.${number}-e2e`, JSON.stringify(entry))
  }
}
