/** What mail servers do, what people are called, and workers that are killed. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aContent } from '../../../mail/src/testing/messageContents'
import { person, registration } from '../testing/forms.ts'
import { fromClients } from '../testing/fromClients.ts'
import { startedMailCommand } from '../testing/mailCommand.ts'
import { type Fault, header, type Received, smtpInbox } from '../testing/smtpInbox.ts'
import { engines, newDatabase } from '../testing/sqlDatabase.ts'
import type { Answer, Question } from '../testing/workerProcess.ts'
import { startMailWorker } from './mailWorker.ts'
import { connections, smtpTransport, type Timeouts } from './smtp.ts'

const waitOptions = { timeout: 600_000 }
const short = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

const sender = {
  from: 'events@foundation.example',
  siteUrl: 'https://www.foundation.example',
  perMinute: 60_000,
}

test.each<[string, string, string[]?]>([
  ['CRLF and a header', 'ann@example.com\r\nBcc: eve@example.com', []],
  ['a second address', 'ann@example.com, eve@example.com', []],
  ['brackets', 'Ann <ann@example.com>', []],
  ['320 characters', `${'a'.repeat(64)}@${'b.'.repeat(121)}example.com`, []],
  ['Unicode in its domain', 'ann@bücher.example'],
  ['Unicode in its name', 'añn@example.com'],
])('an address with %s reaches nobody else', async (_, to, recipients = [to]) => {
  const inbox = await smtpInbox()
  const content = aContent('registered', { to })
  const said: unknown[] = []
  const claims = [[{ message: content }]]
  const worker = startMailWorker({
    // Past what a database checks.
    database: {
      query: async (sql, parameters = []) => {
        if (sql.includes('claim_messages')) return claims.pop() ?? []
        if (/message_(sent|failed)/.test(sql)) said.push(parameters.at(-1))
        return []
      },
    },
    ...sender,
    transport: smtpTransport(inbox.url),
    log: () => {},
  })
  onTestFinished(() => worker.stop())
  await vi.waitFor(() => expect(said).toHaveLength(1), waitOptions)
  expect(inbox.received.flatMap((message) => message.recipients)).toEqual(recipients)
  if (recipients.length === 0) expect(said).toEqual(['undeliverable'])
  for (const { raw } of inbox.received) expect(raw).not.toMatch(/^Bcc:|eve@/m)
})

describe.each(engines)('%s', async (engine) => {
  const database = await newDatabase(engine, 'store_test_mail')
  beforeEach(async () => {
    await database.reset()
    await database.run(
      "update public.events set slots = 5000, date = to_char(now() + interval '9 days', 'YYYY-MM-DD')",
    )
    await database.query('select private.claim_messages(1, 1)')
  })

  const register = (email = person.email) =>
    database.call('visitor', 'submit_registration', registration({ form: { ...person, email } }))

  /** A worker that is stopped with the test. */
  function worker(url: string, timeouts: Partial<Timeouts> = {}) {
    const log: string[] = []
    const started = startMailWorker({
      database,
      transport: smtpTransport(url, timeouts),
      ...sender,
      log: (line) => log.push(line),
    })
    onTestFinished(() => started.stop())
    return { ...started, log }
  }

  /** Of registrations' confirmations. */
  const messages = () =>
    database.query(
      `select id, state, reason, attempts, last_error, claimed_until > now() as claimed
       from public.messages where kind = 'registered' order by created_at`,
    )
  const count = async (condition: string) => {
    const [row] = await database.query(
      `select count(*)::int as count from public.messages where ${condition}`,
    )
    return Number(row?.count)
  }
  /** As if what waits had waited. */
  const later = () =>
    database.run("update public.messages set not_before = now() where state = 'waiting'")
  const leaseEnds = (ids: string[]) =>
    database.query('update public.messages set claimed_until = now() where id = any ($1)', [ids])
  const messageIds = (received: Received[]) =>
    received.map((message) => header(message, 'Message-ID') ?? '')

  test.each<[string, Omit<Fault, 'times'>, { state: string; reason?: string }]>([
    ['greets with 421', { at: 'greeting', answer: [421, 'Busy'] }, { state: 'waiting' }],
    ['hangs before it greets', { at: 'greeting', answer: 'hang' }, { state: 'waiting' }],
    ['refuses the sender', { at: 'MAIL', answer: [550, 'No'] }, { state: 'waiting' }],
    ['has no room in the mailbox', { at: 'RCPT', answer: [450, 'Full'] }, { state: 'waiting' }],
    ['closes at the address', { at: 'RCPT', answer: 'close' }, { state: 'waiting' }],
    ['hangs at the address', { at: 'RCPT', answer: 'hang' }, { state: 'waiting' }],
    [
      'relays for others only',
      { at: 'RCPT', answer: [554, '5.7.1 Relaying denied'] },
      { state: 'waiting' },
    ],
    [
      'knows no such address',
      { at: 'RCPT', answer: [550, 'Unknown'] },
      { state: 'failed', reason: 'undeliverable' },
    ],
    ['is busy after the message', { at: 'DATA', answer: [451, 'Busy'] }, { state: 'waiting' }],
    ['closes in the message', { at: 'DATA', answer: 'close' }, { state: 'waiting' }],
    ['hangs after the message', { at: 'DATA', answer: 'hang' }, { state: 'waiting' }],
    [
      'refuses the message',
      { at: 'DATA', answer: [554, 'Spam'] },
      { state: 'failed', reason: 'refused' },
    ],
  ])(
    'a server that %s gets the message once it takes it, unless for good',
    async (_, fault, expected) => {
      const inbox = await smtpInbox({
        fault: { times: 1, ...fault },
      })
      await register()
      const hangs = fault.answer === 'hang'
      const { log } = worker(inbox.url, hangs ? short : {})
      await vi.waitFor(
        async () =>
          expect(await messages()).toMatchObject([
            { ...expected, attempts: 1, claimed: null, last_error: expect.any(String) },
          ]),
        waitOptions,
      )
      expect(inbox.received).toEqual([])
      if (expected.state === 'waiting') {
        await vi.waitFor(async () => {
          await later()
          expect(await messages()).toMatchObject([{ state: 'sent' }])
        }, waitOptions)
      }
      expect(JSON.stringify([log, await messages()])).not.toContain(person.email)
    },
  )

  test('a server that is not there is asked again', async () => {
    await register()
    const { log } = worker('smtp://127.0.0.1:9')
    await vi.waitFor(() => expect(log).toEqual([expect.stringContaining('temporary')]), waitOptions)
  })

  test('a server that answers slowly, each time in time, is left before others get the message', async () => {
    const inbox = await smtpInbox({ onStep: () => new Promise((slow) => setTimeout(slow, 200)) })
    await register()
    const { log } = worker(inbox.url, { messageTimeout: 300 })
    await vi.waitFor(() => expect(log).toEqual([expect.stringContaining('EABORT')]), waitOptions)
  })

  test('a password is sent to no server but this computer’s without encryption', async () => {
    const inbox = await smtpInbox()
    await register()
    const url = new URL(inbox.url)
    const { log } = worker(`smtp://user:secret@[::ffff:127.0.0.1]:${url.port}`)
    await vi.waitFor(() => expect(log).toEqual([expect.stringContaining('ETLS')]), waitOptions)
    expect(inbox.received).toEqual([])
  })

  test('a deleted event, an erased person and a moved event between writing and sending', async () => {
    const args = registration({ event_id: 2 })
    await database.call('visitor', 'submit_registration', args)
    await register('gone@example.com')
    await register('moved@example.com')
    await database.call('administrator', 'forget_person', { email: 'gone@example.com' })
    await database.query('delete from public.events where id = 2')
    // One that was deleted by mistake may be brought back within an hour.
    await database.query("update public.messages set created_at = now() - interval '2 hours'")
    await database.as(
      'administrator',
      "update public.events set location = 'Hope Gardens' where id = 1",
    )
    const inbox = await smtpInbox()
    worker(inbox.url)
    await vi.waitFor(
      async () => expect(await count("kind = 'registered' and state = 'waiting'")).toBe(0),
      waitOptions,
    )
    expect(inbox.received.map(({ recipients }) => recipients)).toEqual([['moved@example.com']])
    expect(inbox.received[0]?.raw).toContain('Hope Gardens')
  })

  test('a person who is erased while their message is being sent leaves no trace', async () => {
    const inbox = await smtpInbox({
      onStep: (step) =>
        step === 'received' &&
        database.call('administrator', 'forget_person', { email: person.email }),
    })
    await register()
    const { log } = worker(inbox.url)
    await vi.waitFor(() => expect(log).toEqual([expect.stringContaining('sent')]), waitOptions)
    expect(await messages()).toEqual([])
  })

  /** A worker in a process of its own. `held` is what it has claimed and not said to be sent. */
  function workerProcess(url: string, onQuestion: (question: Question) => unknown = () => {}) {
    const child: ChildProcess = fork(
      join(import.meta.dirname, '../testing/workerProcess.ts'),
      [url],
      { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    )
    const held = new Set<string>()
    let killed = false
    child.on('message', async (question: Question) => {
      onQuestion(question)
      if (killed) return
      const { number, sql, parameters } = question
      const answer = await database.query(sql, parameters).then(
        (rows) => ({ number, rows }),
        (error) => ({ number, error: String(error) }),
      )
      for (const { message } of (answer as Answer).rows ?? []) {
        if (message) held.add((message as { id: string }).id)
      }
      if (sql.includes('message_sent')) held.delete(String(parameters?.[0]))
      // It may have been killed meanwhile, which is known only when the answer does not arrive.
      if (child.connected) child.send(answer, () => {})
    })
    /** It has asked for messages. */
    const ready = once(child, 'message')
    const ended = once(child, 'exit')
    function kill() {
      killed = true
      child.kill('SIGKILL')
    }
    onTestFinished(async () => {
      if (child.exitCode === null && child.signalCode === null) {
        kill()
        await ended
      }
    })
    return { child, held, ready, ended, kill }
  }

  test.each([
    ['before DATA', 'RCPT', 1],
    ['in DATA', 'DATA', 1],
    ['after DATA, before it has the answer', 'received', 2],
  ] as const)(
    'of a worker that is killed %s another one sends the message',
    async (_, at, arrivals) => {
      let killed = false
      const inbox = await smtpInbox({
        async onStep(step) {
          if (step !== at || killed) return
          killed = true
          first.kill()
          await once(first.child, 'exit')
        },
      })
      await register()
      const first = workerProcess(inbox.url)
      await once(first.child, 'exit')
      expect(await messages()).toMatchObject([{ state: 'waiting', claimed: true }])
      await leaseEnds([...first.held])
      worker(inbox.url)
      await vi.waitFor(
        async () => expect(await messages()).toMatchObject([{ state: 'sent' }]),
        waitOptions,
      )
      expect(inbox.received).toHaveLength(arrivals)
      expect(new Set(messageIds(inbox.received)).size).toBe(1)
    },
  )

  test('a worker that is killed after the answer, before the database knows it, makes one double', async () => {
    const inbox = await smtpInbox()
    await register()
    const first = workerProcess(inbox.url, ({ sql }) => {
      if (sql.includes('message_sent')) first.kill()
    })
    await once(first.child, 'exit')
    await leaseEnds([...first.held])
    worker(inbox.url)
    await vi.waitFor(
      async () => expect(await messages()).toMatchObject([{ state: 'sent' }]),
      waitOptions,
    )
    expect(inbox.received).toHaveLength(2)
    expect(new Set(messageIds(inbox.received)).size).toBe(1)
  })

  test('a database that is away when a message was sent hears of it later', async () => {
    const inbox = await smtpInbox()
    await register()
    let away = true
    const started = startMailWorker({
      database: {
        query: async (sql, parameters) => {
          if (sql.includes('message_sent') && away) {
            away = false
            throw new Error('terminating connection due to administrator command')
          }
          return database.query(sql, parameters)
        },
      },
      transport: smtpTransport(inbox.url),
      ...sender,
      log: () => {},
    })
    onTestFinished(() => started.stop())
    await vi.waitFor(
      async () => expect(await messages()).toMatchObject([{ state: 'sent' }]),
      waitOptions,
    )
    expect(inbox.received).toHaveLength(1)
  })

  test('1,000 registrations at once are confirmed once each by two workers, one of which is killed', async () => {
    const inbox = await smtpInbox({
      maxClients: 100,
      onStep(step, received) {
        if (step === 'received' && received.length === 300) first.child.kill('SIGKILL')
      },
    })
    // PGlite's server for other processes may answer nobody anymore once one that asks is killed.
    const start = async () =>
      engine === 'PGlite'
        ? workerProcess(inbox.url)
        : startedMailCommand(await database.url(), inbox.url)
    const [first, second] = await Promise.all([start(), start()])
    // However long the rest takes: nobody else gets what the killed worker had until the test says so.
    const claimsLast = first.ended.then(() =>
      database.run(
        "update public.messages set claimed_until = now() + interval '1 day' where claimed_until > now()",
      ),
    )
    const submitted = new Map<string, number>()
    let sent = 0
    await fromClients(20, 1_000, async () => {
      const email = `person${sent++}@example.com`
      await register(email)
      submitted.set(email, Date.now())
    })
    await claimsLast
    await vi.waitFor(
      async () =>
        expect(
          await count("state = 'waiting' and kind = 'registered' and claimed_until is null"),
        ).toBe(0),
      waitOptions,
    )
    second.child.kill('SIGTERM')
    await second.ended
    const lost = (await messages()).filter(({ claimed }) => claimed).map(({ id }) => String(id))
    await leaseEnds(lost)
    await start()
    await vi.waitFor(
      async () => expect(await count("state = 'sent' and kind = 'registered'")).toBe(1_000),
      waitOptions,
    )
    const { received } = inbox
    expect(new Set(messageIds(received)).size).toBe(1_000)
    expect(new Set(received.flatMap(({ recipients }) => recipients)).size).toBe(1_000)
    const doubles = received.length - 1_000
    // No more than were under way when it was killed.
    expect(lost.length).toBeLessThanOrEqual(connections)
    expect(doubles).toBeLessThanOrEqual(lost.length)
    const latencies = received
      .map(({ recipients: [email = ''], at }) => (at - (submitted.get(email) ?? 0)) / 1_000)
      .sort((a, b) => a - b)
    // Those that the killed worker had wait for two minutes, which the test cuts short.
    const seconds = ((received[999 - lost.length]?.at ?? 0) - (received[0]?.at ?? 0)) / 1_000
    console.info(
      `${engine}: ${((1_000 - lost.length) / seconds).toFixed(0)} messages a second; from submission to the mail server ` +
        `${latencies[500]?.toFixed(1)} s (median), ${latencies[950]?.toFixed(1)} s (95 %); ${doubles} doubles of ` +
        `${lost.length} that the killed worker had`,
    )
  })

  test('of 10,000 messages in the queue the oldest are sent first, each once, and nothing is left claimed by workers that stop', async () => {
    const inbox = await smtpInbox({ maxClients: 100 })
    await database.run(`
      update private.settings set calls_per_hour_of_nobody = 1000000000;
      insert into public.donation_offers (id, name, email, donation_type)
      select gen_random_uuid(), 'Ann', 'person' || n || '@example.com', 'Clothing' from generate_series(1, 10000) as n`)
    expect(await count("state = 'waiting'")).toBe(10_000)
    await database.run(
      `update public.messages set created_at = now() - interval '1 day'
       where id in (select id from public.messages order by id desc limit 500)`,
    )
    const workers = [worker(inbox.url), worker(inbox.url)]
    await vi.waitFor(async () => expect(await count("state = 'sent'")).toBeGreaterThan(600), {
      ...waitOptions,
      interval: 500,
    })
    await Promise.all(workers.map(({ stop }) => stop()))
    const sent = await count("state = 'sent'")
    expect(new Set(messageIds(inbox.received)).size).toBe(sent)
    expect(inbox.received).toHaveLength(sent)
    expect(await count("state = 'waiting' and claimed_until is null")).toBe(10_000 - sent)
    expect(await count("state = 'sent' and created_at < now() - interval '12 hours'")).toBe(500)
    for (const { log } of workers) expect(log.every((line) => line.endsWith('sent'))).toBe(true)
  })

  test('messages are as other programs read them', async () => {
    const inbox = await smtpInbox()
    const title = 'Fête, “free” for all'
    await database.as('administrator', 'update public.events set title = $1 where id = 1', [title])
    await database.as(
      'administrator',
      `update public.mail_settings set sender_name = 'Ann "Boss", Brown <eve@example.com>', reply_to = 'reply@foundation.example'`,
    )
    await register()
    worker(inbox.url)
    await vi.waitFor(() => expect(inbox.received).toHaveLength(1), waitOptions)
    const parsed = parsedByPython(inbox.received[0]?.raw ?? '')
    expect(parsed).toMatchObject({
      defects: [],
      from: [['Ann "Boss", Brown <eve@example.com>', 'events@foundation.example']],
      to: [['', person.email]],
      replyTo: [['', 'reply@foundation.example']],
      types: expect.arrayContaining(['text/plain', 'text/html', 'text/calendar', 'image/png']),
    })
    expect(parsed.subject).toContain(title)
    expect(parsed.plain).toContain('/link#')
    expect(parsed.html).toContain('<html')
    const [calendar] = new ICAL.Component(ICAL.parse(parsed.calendar)).getAllSubcomponents('vevent')
    expect(calendar?.getFirstPropertyValue('summary')).toBe(title)
  })
})

interface ParsedMail {
  defects: string[]
  from: [name: string, address: string][]
  to: [name: string, address: string][]
  replyTo: [name: string, address: string][]
  subject: string
  types: string[]
  plain: string
  html: string
  calendar: string
}

const program = `
import email, email.policy, json, sys
mail = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
people = lambda name: [[a.display_name, a.addr_spec] for a in mail[name].addresses] if mail[name] else []
parts = [part for part in mail.walk() if not part.is_multipart()]
text = lambda type: next((part.get_content() for part in parts if part.get_content_type() == type), '')
print(json.dumps({
  'defects': [str(d) for part in mail.walk() for d in part.defects],
  'from': people('from'), 'to': people('to'), 'replyTo': people('reply-to'), 'subject': mail['subject'],
  'types': [part.get_content_type() for part in parts],
  'plain': text('text/plain'), 'html': text('text/html'), 'calendar': text('text/calendar'),
}))`

/** As the mail parser of Python's standard library reads it. */
const parsedByPython = (raw: string): ParsedMail =>
  JSON.parse(execFileSync('python3', ['-c', program], { input: raw, encoding: 'utf8' }))
