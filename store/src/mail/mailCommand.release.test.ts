/** `npm run mail -w store` in a process of its own, which its environment tells what to do, and a signal to end. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../shared/testing/freePort.ts'
import { guard, registration } from '../testing/forms.ts'
import { mailCommand, startedMailCommand } from '../testing/mailCommand.ts'
import { header, type Received, smtpInbox } from '../testing/smtpInbox.ts'
import { engines, newDatabase } from '../testing/sqlDatabase.ts'

const waitOptions = { timeout: 120_000 }

test('without its settings it ends and names them, but no value', async () => {
  const { child, said, ended } = mailCommand({ MAIL_SMTP_URL: 'mail.example.org:secret' })
  await ended
  expect(child.exitCode).toBe(1)
  for (const name of ['MAIL_SMTP_URL', 'MAIL_FROM', 'DATABASE_URL', 'SITE_URL']) {
    expect(said.join('')).toContain(`  ${name}: `)
  }
  expect(said.join('')).not.toContain('secret')
})

describe.each(engines)('%s', async (engine) => {
  const database = await newDatabase(engine, 'store_test_mail_command')
  beforeEach(async () => {
    await database.reset()
    await database.run(
      "update public.events set slots = 40, date = to_char(now() + interval '9 days', 'YYYY-MM-DD')",
    )
    // The first question of a worker begins it.
    await database.query('select private.claim_messages(1, 1)')
  })

  const subscribers = () =>
    database.query(
      'select confirmed_at is not null as confirmed from public.newsletter_subscriptions',
    )

  test('it asks before it subscribes somebody, and their mail program unsubscribes them at one click', async () => {
    const inbox = await smtpInbox()
    const port = String(await freePort())
    const oneClick = { MAIL_URL: 'https://mail.foundation.example', MAIL_PORT: port }
    const { said } = await startedMailCommand(await database.url(), inbox.url, oneClick)
    const form = { email: 'bea@example.com' }
    await database.call('visitor', 'subscribe_to_newsletter', { id: randomUUID(), form, guard })
    const arrived = (count: number): Promise<Received> =>
      vi.waitFor(() => {
        const message = inbox.received[count - 1]
        if (!message) throw new Error(`${count} messages are awaited`)
        return message
      }, waitOptions)

    const question = await arrived(1)
    const [, token] = /link#(\w{64})/.exec(question.raw.replaceAll(/=\r\n/g, '')) ?? []
    await database.call('visitor', 'use_link', { token })
    expect(await subscribers()).toEqual([{ confirmed: true }])

    const welcome = await arrived(2)
    expect(header(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /<(.+)>/.exec(header(welcome, 'List-Unsubscribe') ?? '') ?? []
    const { pathname, search } = new URL(address)
    const url = `http://localhost:${port}${pathname}${search}`
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(303)
    expect(await subscribers()).toEqual([{ confirmed: true }])
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect(await subscribers()).toEqual([])
    expect(said.join('')).not.toContain(form.email)
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'at %s it sends what it has begun, hands back the rest and ends',
    async (name) => {
      let stopped = false
      const inbox = await smtpInbox({
        onStep(step) {
          if (step !== 'RCPT' || stopped) return
          stopped = true
          command.child.kill(name)
        },
      })
      for (let number = 0; number < 12; number++) {
        const form = { name: 'Ann', email: `${name}${number}@example.com`.toLowerCase() }
        await database.call('visitor', 'submit_registration', registration({ form }))
      }
      const command = await startedMailCommand(await database.url(), inbox.url)
      await command.ended
      expect(command.child.exitCode).toBe(0)
      const [row] = await database.query(
        `select count(*) filter (where claimed_until is not null)::int as claimed,
           count(*) filter (where state = 'sent')::int as sent
         from public.messages where kind = 'registered'`,
      )
      expect(row).toEqual({ claimed: 0, sent: inbox.received.length })
      expect(inbox.received.length).toBeGreaterThan(0)
      expect(inbox.received.length).toBeLessThan(12)
    },
  )
})
