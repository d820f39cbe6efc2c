import { startMailWorker } from '../../../store/src/mail/mailWorker.ts'
import type { MailTransport } from '../../../store/src/mail/smtp.ts'
import {
  expect,
  type Page,
  registerInStore,
  type StoreSite,
  signInToStore,
  test,
} from '../../support/store'
import { hydrated, installClock } from '../../support/test'

type Mail = Parameters<MailTransport['send']>[0]

const id = 900
const title = 'Fair by the Lighthouse'

/** An event to come, and a worker whose mail nobody delivers. */
async function startMail({ store, origin, value }: StoreSite) {
  await value(
    `insert into events (id, title, date, time, location, slots, attendees, category, description, image)
     select $1, $2, to_char(now() + interval '9 days', 'YYYY-MM-DD'), time, location, 10, 0, category, description, image
     from events where id = 1`,
    [id, title],
  )
  const mails: Mail[] = []
  const worker = startMailWorker({
    database: {
      query: async (sql, parameters) =>
        (await store.database.query<Record<string, unknown>>(sql, parameters)).rows,
    },
    transport: { send: async (mail) => mails.push(mail), close() {} },
    from: 'events@foundation.example',
    siteUrl: origin,
    perMinute: 60_000,
    log() {},
  })
  await expect.poll(() => value('select started_at is not null from private.mail')).toBe(true)
  return {
    mails,
    async stop() {
      await worker.stop()
      await value('delete from events where id = $1', [id])
      await value('update private.mail set started_at = null, seen_at = null')
    },
  }
}

/** The newest message with this subject, once it is there. */
async function arrival(mails: Mail[], subject: RegExp) {
  const found = () => mails.filter((mail) => subject.test(String(mail.subject)))
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return String(found().at(-1)?.text)
}

const linkIn = (text: string, label: string) => {
  const [, url] = RegExp(`^${label}: (\\S+)$`, 'm').exec(text) ?? []
  if (!url) throw new Error(`${label} is not in: ${text}`)
  return url
}

test('a visitor is told, changes and cancels by the links in messages; an administrator sees what went out, writes to everybody, and sends again', async ({
  page: visitor,
  elsewhere,
  browser,
  site,
}) => {
  const { mails, stop } = await startMail(site)
  await installClock(visitor.context())
  await visitor.goto(`/events/${id}`)
  await registerInStore(visitor, 'Nell Lee')
  await expect(visitor.getByText('You have been registered for this health fair.')).toBeVisible()
  const confirmation = await arrival(mails, /^You’re registered/)
  expect(mails[0]).toMatchObject({ to: { name: '', address: 'visitor@example.com' } })

  // Where nothing is remembered: another device.
  const phone = await (await browser.newContext({ baseURL: site.origin })).newPage()
  const open = async (page: Page, label: string) => {
    await page.goto(linkIn(confirmation, label))
    await hydrated(page)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  }
  const places = () => site.value('select attendees from events where id = $1', [id])
  await open(phone, 'See your registration')
  await expect(phone.getByRole('img', { name: 'QR code of your registration' })).toBeVisible()
  await phone.getByRole('link', { name: 'Change the number of people' }).click()
  expect(await places()).toBe(1)
  await phone.getByLabel('How many people are coming?').selectOption('3')
  await phone.getByRole('button', { name: 'Change the number of people' }).click()
  await expect(phone.getByRole('heading', { name: 'Your registration has changed' })).toBeFocused()
  await expect(phone.getByText('It’s now for 3 people.')).toBeVisible()
  expect(await places()).toBe(3)
  await arrival(mails, /changed/)

  const admin = await elsewhere.newPage()
  await admin.goto('/admin/messages')
  await signInToStore(admin)
  const opening = admin.getByRole('button', { name: 'Open “Registration confirmed” to Nell Lee' })
  await opening.click()
  const drawer = admin.getByRole('dialog', { name: 'Registration confirmed, to Nell Lee' })
  await expect(drawer.getByText(/You have a spot at/)).toBeVisible()
  await expect(drawer.getByText(/link#…/).first()).toBeVisible()
  const before = mails.length
  await drawer.getByRole('button', { name: 'Send again' }).click()
  await admin
    .getByRole('dialog', { name: 'Send this again to Nell Lee?' })
    .getByRole('button', { name: 'Send again' })
    .click()
  await expect.poll(() => mails.length).toBe(before + 1)

  await admin.goto(`/admin/events/${id}/registrations`)
  await admin.getByRole('button', { name: 'Email everyone' }).click()
  const form = admin.getByRole('dialog', { name: 'Email everyone registered' })
  await form.getByLabel('Subject').fill('Bring water')
  await form.getByLabel('Message', { exact: true }).fill('It will be hot.')
  await form.getByRole('button', { name: 'Send a test to me' }).click()
  await arrival(mails, /^Test: Bring water/)
  await form.getByRole('button', { name: 'Send to 1 person' }).click()
  await admin
    .getByRole('dialog', { name: 'Send this to 1 person?' })
    .getByRole('button', { name: 'Send to 1 person' })
    .click()
  expect(await arrival(mails, /^Bring water/)).toContain('It will be hot.')
  await expect(admin.getByText(/1 sent$/)).toBeVisible()

  await open(phone, 'Cancel your registration')
  await phone.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(phone.getByRole('heading', { name: 'Your registration is canceled' })).toBeFocused()
  expect(await places()).toBe(0)
  await arrival(mails, /canceled/i)
  await phone.goto(linkIn(confirmation, 'Change the number of people'))
  await expect(phone).toHaveTitle(/^Your registration is canceled/)
  await expect(phone.getByRole('button', { name: 'Change the number of people' })).toBeHidden()

  await phone.context().close()
  await stop()
})

test('who subscribes confirms first, and is exported with the link that ends it', async ({
  page: visitor,
  elsewhere,
  site,
}) => {
  const { mails, stop } = await startMail(site)
  await installClock(visitor.context())
  await visitor.goto('/about')
  await hydrated(visitor)
  await visitor.getByLabel('Email address').fill('reader@example.com')
  await visitor.clock.fastForward(2000)
  await visitor.getByRole('button', { name: 'Subscribe' }).click()
  await expect(visitor.getByText('Check your email')).toBeVisible()
  const asked = await arrival(mails, /^Please confirm/)
  await visitor.goto(linkIn(asked, 'Confirm'))
  await visitor.getByRole('button', { name: 'Yes, subscribe me' }).click()
  await expect(visitor.getByRole('heading', { name: 'You’re subscribed' })).toBeFocused()

  const admin = await elsewhere.newPage()
  await admin.goto('/admin/submissions?tab=newsletter')
  await signInToStore(admin)
  const download = admin.waitForEvent('download')
  await admin
    .getByRole('button', { name: /^Export/ })
    .filter({ hasText: /newsletter|confirmed|addresses/i })
    .click()
  const stream = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const [, url] =
    /reader@example\.com.*?(http\S+?)["\s]/.exec(Buffer.concat(chunks).toString()) ?? []
  await visitor.goto(url ?? '')
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByRole('heading', { name: 'You won’t get our newsletter' })).toBeFocused()
  await stop()
})
