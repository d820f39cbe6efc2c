/** Secrets are typed into every form that takes one, and then searched for everywhere. */
import { readFile } from 'node:fs/promises'
import { passSignIn } from '../support/story'
import { demoLogin, expect, hydrated, installClock, type Page, test } from '../support/test'
import { watchTraces } from '../support/traces'

const card = { number: '4929 1374 6085 2213', cvv: '9173' }
const wrongPassword = 'wrong-Horse-77'
const gateway = { password: 'gateway-Secret-88', unsaved: 'unsaved-Secret-99' }

const secrets = [
  card.number,
  card.number.replaceAll(' ', ''),
  card.cvv,
  demoLogin.password,
  wrongPassword,
  ...Object.values(gateway),
]

/** A CVV may be part of a file's hash by chance: it counts where it stands alone. */
const found = (text: string) => secrets.filter((secret) => new RegExp(`\\b${secret}\\b`).test(text))

test.use({ expectedComplaints: /^\[site\] "(paymentSettings|draft:payment)" could not be saved/ })

async function fillInCard(page: Page) {
  await page.goto('/donate')
  await hydrated(page)
  const form = page.getByRole('main')
  await form.getByLabel('Name', { exact: true }).fill('Marcia Campbell')
  await form.getByLabel('Email', { exact: true }).first().fill('marcia@example.com')
  await page.getByRole('button', { name: /^Continue to Payment/ }).click()
  await page.getByLabel('Card number').fill(card.number)
  await page.getByLabel('Cardholder').fill('Marcia Campbell')
  await page.getByLabel('Expiry').fill('12/49')
  await page.getByLabel('CVV').fill(card.cvv)
  await expect(page.getByLabel('Card number')).toHaveValue(card.number)
  await expect(page.getByLabel('CVV')).toHaveValue(card.cvv)
}

test('neither a card nor a password nor the gateway’s secret is left anywhere', async ({
  context,
}) => {
  const left = await watchTraces(context)
  const page = await context.newPage()
  await installClock(page.context())

  await fillInCard(page)
  await page.reload()
  expect(found(await left(page))).toEqual([])
  await fillInCard(page)
  await page.getByRole('button', { name: /^Complete Donation/ }).click()
  await page.clock.runFor(3000)
  await expect(page.getByText('Thank you', { exact: false }).first()).toBeVisible()

  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(demoLogin.email)
  await page.getByLabel('Password', { exact: true }).fill(wrongPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.clock.runFor(1000)
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await passSignIn(page)

  await page.goto('/admin/settings')
  const password = page.getByLabel('Gateway password')
  const save = page.getByRole('button', { name: 'Save payment settings' })
  await page.getByLabel('Gateway ID').fill('merchant-1')
  await password.fill(gateway.password)
  await save.click()
  await expect(page.getByText('Settings Saved')).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('paymentSettings'))
  await expect.poll(stored).toContain('merchant-1')
  await page.reload()
  await expect(page.getByLabel('Gateway ID')).toHaveValue('merchant-1')
  await expect(password).toHaveValue('')
  // A failure to save is reported, without what could not be saved.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByLabel('Gateway ID').fill('merchant-2')
  await password.fill(gateway.password)
  await save.click()
  await expect.poll(() => left(page)).toContain('report: {"kind":"warning"')
  await page.reload()
  // Typed and not saved: a draft without it.
  await page.getByLabel('Gateway ID').fill('merchant-3')
  await password.fill(gateway.unsaved)

  await page.goto('/admin/settings/backup')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export a backup' }).click()
  const backup = await readFile(await (await downloading).path(), 'utf8')

  const everything = await left(page)
  // What is no secret is found: the search looks at the right places.
  for (const trace of ['marcia@example.com', 'merchant-1', 'merchant-3', demoLogin.email]) {
    expect(everything).toContain(trace)
  }
  expect(backup).toContain('merchant-1')
  expect(found(everything)).toEqual([])
  expect(found(backup)).toEqual([])
})
