/** What only a site with a store shows: nothing of it violates the policy, and no secret stays anywhere. */
import { readFile } from 'node:fs/promises'
import {
  administrator,
  expect,
  registerInStore,
  type StoreSite,
  signInToStore,
  test,
  tokensOf,
} from '../../support/store'
import { openEventForEditing } from '../../support/story'
import { hydrated, installClock } from '../../support/test'
import { watchTraces } from '../../support/traces'

test('the payment page, submissions, history and their dialogs open without a complaint of the page', async ({
  page,
  elsewhere,
  site,
}) => {
  const console = await elsewhere.newPage()
  await console.goto('/admin/settings')
  await signInToStore(console)
  await console.getByRole('textbox', { name: 'Payment page' }).fill('https://pay.example/{amount}')
  await console.getByRole('button', { name: 'Save payment page' }).click()
  await expect(console.getByText('Payment page updated successfully.')).toBeVisible()

  await installClock(page.context())
  await page.goto('/events/5')
  await registerInStore(page, 'Dee Lee')
  await expect(page.getByText('You have been registered for this health fair.')).toBeVisible()
  await page.goto('/donate')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel('Name', { exact: true }).fill('Dee Lee')
  await main.getByLabel('Email', { exact: true }).first().fill('dee@example.com')
  await page.getByRole('button', { name: /^Continue to Payment/ }).click()
  await expect(page.getByRole('link', { name: /^Go to the payment page/ })).toBeVisible()

  const fair = String(await site.value('select title from events where id = 5'))
  const dialog = console.getByRole('dialog')
  const close = () => console.keyboard.press('Escape')
  await console.goto('/admin/submissions')
  await console.getByRole('button', { name: /Open Dee Lee/ }).click()
  await expect(dialog.getByText('visitor@example.com')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(console.getByRole('dialog', { name: 'Delete this submission?' })).toBeVisible()
  await close()
  await close()
  for (const question of ['Delete old submissions', 'Forget a person']) {
    await console.getByRole('button', { name: `${question}…` }).click()
    await expect(console.getByRole('dialog', { name: question })).toBeVisible()
    await close()
  }
  const downloading = console.waitForEvent('download')
  await console.getByRole('button', { name: /^Export to CSV/ }).click()
  await downloading
  const row = console.getByRole('row', { name: /Dee Lee/ })
  await row.getByRole('button', { name: /Mark handled/ }).click()
  await expect(console.getByText(/marked as handled$/)).toBeVisible()
  await console.getByRole('link', { name: 'History' }).click()
  await expect(console.getByRole('list', { name: /^Changes/ })).toContainText('Ada Brown')

  // Changes that wait: another administrator's, and one that the store never answers.
  await console.evaluate((entry) => localStorage.setItem('outbox.1-x', JSON.stringify(entry)), {
    collection: 'events',
    owner: { id: 'bea', name: 'Bea Lee' },
    changedAt: '2026-01-01T12:00:00Z',
    change: { id: 5, version: 1, before: { title: 'Old' }, after: { title: 'New' } },
  })
  await console.route('**/rest/v1/events?*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  )
  await console.goto('/admin/events')
  await console.getByRole('button', { name: '1 unsaved change by Bea Lee' }).click()
  await expect(dialog.getByRole('button', { name: 'Discard 1 change' })).toBeVisible()
  await close()
  const form = await openEventForEditing(console, fair)
  await form.getByLabel('Description').fill('Under the big tree')
  await form.getByRole('button', { name: /Save/ }).click()
  await expect(console.getByRole('status').getByText('Saving…')).toBeVisible()
  await console.getByRole('button', { name: 'Logout' }).click()
  await expect(console.getByRole('dialog', { name: '1 change not sent yet' })).toBeVisible()
})

const cleo = { email: 'cleo@islandcare.example', password: 'a fourth private phrase', name: 'Cleo' }
const wrongPassword = 'wrong-Horse-77'
const newPassword = 'correct-Horse-77'
const gatewayPassword = 'gateway-Secret-88'
const secrets = [administrator.password, cleo.password, wrongPassword, newPassword, gatewayPassword]
const found = (text: string) => secrets.filter((secret) => text.includes(secret))

/** Every row of every table, those of the sign-in too. */
async function dump({ store: { database } }: StoreSite) {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const tables = rows.map(({ name }) => database.query(`select * from ${name}`))
  return JSON.stringify(await Promise.all(tables))
}

test.describe('secrets', () => {
  test.use({ expectedComplaints: /status of 400/ })

  test('no password and no secret of the gateway is left in the store or anywhere else', async ({
    context,
    site,
  }) => {
    await site.store.addAdministrator(cleo)
    const left = await watchTraces(context)
    const page = await context.newPage()
    await page.goto('/login')
    await signInToStore(page, { ...cleo, password: wrongPassword })
    await expect(page.getByText('Login failed').first()).toBeVisible()

    // The link of an email, with the tokens that it would bring.
    const { accessToken, refreshToken } = await tokensOf(site, cleo)
    await page.goto(
      `/login#type=recovery&access_token=${accessToken}&refresh_token=${refreshToken}&expires_in=3600`,
    )
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Set a New Password')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('Repeat the new password').fill(newPassword)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(heading).toHaveText('Dashboard')

    // No form asks for the gateway's password here, but a backup may have brought it along.
    await page.goto('/admin/settings/backup')
    const exportBackup = async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export a backup' }).click()
      return readFile(await (await downloading).path(), 'utf8')
    }
    const foreign = JSON.parse(await exportBackup())
    Object.assign(foreign.collections.paymentSettings, {
      powerTranzId: 'merchant-1',
      powerTranzPassword: gatewayPassword,
    })
    await page.getByLabel('Backup file').setInputFiles({
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(foreign)),
    })
    await page.getByRole('button', { name: 'Replace the site’s content' }).click()
    await expect(page.getByText('Backup restored')).toBeVisible()
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
    const backup = await exportBackup()

    const everything = await left(page)
    const stored = await dump(site)
    // What is no secret is found: the search looks at the right places.
    for (const text of [everything, backup, stored]) expect(text).toContain('merchant-1')
    expect(stored).toContain(cleo.email)
    // A password goes to the store's sign-in, in the body of a request.
    const outsideSignIn = everything.replace(/^(request: \S+\/auth\/v1\/\S+) .*/gm, '$1')
    for (const text of [outsideSignIn, backup, stored]) expect(found(text)).toEqual([])
  })
})
