import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { guard, person, registration } from '../testing/forms.ts'
import { header, smtpInbox } from '../testing/smtpInbox.ts'
import { engines, sqlDatabase } from '../testing/sqlDatabase.ts'
import { startMailWorker } from './mailWorker.ts'
import { smtpTransport } from './smtp.ts'

const waitOptions = { timeout: 60_000 }

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(async () => {
    await database.reset()
    await database.run(
      "update public.events set slots = 40, date = to_char(now() + interval '9 days', 'YYYY-MM-DD')",
    )
    // The first question of a worker begins it.
    await database.query('select private.claim_messages(1, 1)')
  })

  /** A worker that is stopped with the test; `log` is what it has said. */
  function worker(url: string, oneClickUrl?: string) {
    const log: string[] = []
    const started = startMailWorker({
      database,
      transport: smtpTransport(url),
      from: 'events@foundation.example',
      siteUrl: 'https://www.foundation.example',
      perMinute: 60_000,
      oneClickUrl,
      log: (line) => log.push(line),
    })
    onTestFinished(() => started.stop())
    return { ...started, log }
  }
  const register = (form: object = {}) =>
    database.call('visitor', 'submit_registration', registration({ form: { ...person, ...form } }))
  const states = async () => {
    const rows = await database.query(
      "select state from public.messages where kind = 'registered' order by created_at",
    )
    return rows.map(({ state }) => state)
  }

  test('who registers gets one message, and the record of it has no secret', async () => {
    const inbox = await smtpInbox()
    await register()
    const { log } = worker(inbox.url)
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']), waitOptions)
    const [message] = inbox.received
    if (!message) throw new Error('Nothing has come')
    expect(message.recipients).toEqual([person.email])
    expect(header(message, 'From')).toMatch(/<events@foundation\.example>$/)
    expect(header(message, 'To')).toBe(person.email)
    expect(header(message, 'Auto-Submitted')).toBe('auto-generated')
    const [row] = await database.query(
      "select id, sent_subject, sent_text, attempts from public.messages where state = 'sent'",
    )
    expect(header(message, 'Message-ID')).toBe(`<${row?.id}.0@foundation.example>`)
    expect(row).toMatchObject({ attempts: 1, sent_text: expect.stringContaining('/link#…') })
    expect(row?.sent_text).not.toMatch(/link#\w/)
    expect(log).toEqual([`${row?.id} registered: sent`])
  })

  test.each([
    [undefined, /^<https:\/\/www\.foundation\.example\/link#\w{64}>$/, undefined],
    [
      'https://mail.foundation.example',
      /^<https:\/\/mail\.foundation\.example\/unsubscribe\?token=\w{64}>$/,
      'List-Unsubscribe=One-Click',
    ],
  ])(
    'only what can be stopped says how, with one click at %s',
    async (oneClickUrl, where, post) => {
      const inbox = await smtpInbox()
      await register()
      await database.call('visitor', 'subscribe_to_newsletter', {
        ...{ id: randomUUID(), form: { email: 'bea@example.com' }, guard },
      })
      worker(inbox.url, oneClickUrl)
      await vi.waitFor(() => expect(inbox.received).toHaveLength(2), waitOptions)
      const headersOf = (email: string) => {
        const message = inbox.received.find(({ recipients }) => recipients.includes(email))
        if (!message) throw new Error(`Nothing has come for ${email}`)
        return ['List-Unsubscribe', 'List-Unsubscribe-Post'].map((name) => header(message, name))
      }
      expect(headersOf(person.email)).toEqual([undefined, undefined])
      expect(headersOf('bea@example.com')).toEqual([expect.stringMatching(where), post])
    },
  )

  test('a worker that is stopped sends what it has begun, and takes nothing more', async () => {
    let stopped: Promise<void> | undefined
    const inbox = await smtpInbox({
      onStep(step) {
        if (step === 'RCPT') stopped ??= stop()
      },
    })
    for (let number = 0; number < 12; number++) await register({ email: `p${number}@example.com` })
    const { stop } = worker(inbox.url)
    await vi.waitFor(() => expect(stopped).toBeDefined(), waitOptions)
    await stopped
    const [row] = await database.query(
      'select count(*)::int as claimed from public.messages where claimed_until is not null',
    )
    expect(row).toEqual({ claimed: 0 })
    const sent = (await states()).filter((state) => state === 'sent')
    expect(sent.length).toBe(inbox.received.length)
    expect(sent.length).toBeLessThan(12)
  })

  test('a refused address is marked, and what a server may accept later waits', async () => {
    const inbox = await smtpInbox({
      onRcptTo: ({ address }, _session, done) => {
        const [code] = /^\d+/.exec(address) ?? []
        done(
          code ? Object.assign(new Error(`<${address}> no`), { responseCode: Number(code) }) : null,
        )
      },
    })
    await register({ email: '550@example.com' })
    await register({ email: '450@example.com' })
    const { log } = worker(inbox.url)
    await vi.waitFor(() => expect(log).toHaveLength(2), waitOptions)
    await vi.waitFor(async () => expect(await states()).toEqual(['failed', 'waiting']), waitOptions)
    const rows = await database.query(
      "select reason, last_error from public.messages where kind = 'registered' order by created_at",
    )
    expect(rows).toMatchObject([{ reason: 'undeliverable' }, { reason: null }])
    expect(JSON.stringify([rows, log])).not.toContain('@example.com')
  })
})
