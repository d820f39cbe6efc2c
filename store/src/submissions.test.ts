import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { guard, person, registration, submissions } from './testing/forms.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'
import { stopClock } from './testing/stopClock.ts'

interface Answer {
  outcome: string
  token?: string
  attendees?: number
}

/** The same submission, with another name typed. */
const renamed = (args: (typeof submissions)[number]['args']) => ({
  ...args,
  form: { ...args.form, name: 'Bea' },
})

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  const count = async () => {
    const [row] = await database.query('select count(*)::int as count from public.submissions')
    return row?.count
  }
  const attendees = async () => {
    const [row] = await database.query('select attendees::int from public.events where id = 1')
    return row?.attendees
  }
  const register = (id: string, changes: object = {}) => {
    const args = registration({ id, ...changes })
    return database.call('visitor', 'submit_registration', args) as Promise<Answer>
  }
  const cancel = (id: string, token: unknown) =>
    database.call('visitor', 'cancel_registration', { id, token }) as Promise<Answer>

  test('each kind of submission reaches the administrator, field by field', async () => {
    for (const { rpc, args } of submissions) {
      expect(await database.call('visitor', rpc, args)).toMatchObject({ outcome: 'accepted' })
    }
    const rows = await database.as(
      'administrator',
      `select id, kind, name, email, phone, event_id::int, event_title, details
       from public.submissions`,
    )
    const expected = submissions.map(({ kind, ofEvent, args: { id, form } }) => {
      const { name = null, email, phone = null, ...details } = form
      const event_title = ofEvent ? 'Community Health Fair at Riverside' : null
      return { id, kind, name, email, phone, event_id: ofEvent ? 1 : null, event_title, details }
    })
    expect(rows).toHaveLength(expected.length)
    expect(rows).toEqual(expect.arrayContaining(expected))
  })

  test('a submission that is sent again counts once, and holds what was typed last', async () => {
    for (const { rpc, args } of submissions) {
      await database.call('visitor', rpc, args)
      expect(await database.call('visitor', rpc, renamed(args))).toMatchObject({
        outcome: 'accepted',
      })
    }
    expect(await count()).toBe(submissions.length)
    expect(await attendees()).toBe(1)
    const names = await database.query(
      "select distinct name from public.submissions where kind <> 'newsletter'",
    )
    expect(names).toEqual([{ name: 'Bea' }])
  })

  test('a repeat of what an administrator has handled is answered the same, and changes nothing', async () => {
    const answers = []
    for (const { rpc, args } of submissions) answers.push(await database.call('visitor', rpc, args))
    for (const { table } of submissions) {
      await database.as('administrator', `update public.${table} set handled_at = now()`)
    }
    const everything = () => database.query('select * from public.submissions order by id')
    const before = await everything()
    for (const [index, { rpc, args }] of submissions.entries()) {
      expect(await database.call('visitor', rpc, renamed(args))).toEqual(answers[index])
    }
    expect(await everything()).toEqual(before)
    expect(await attendees()).toBe(1)
  })

  test('a repeat of what an administrator has deleted stays deleted, and takes no place', async () => {
    for (const { rpc, args } of submissions) await database.call('visitor', rpc, args)
    await database.call('administrator', 'forget_person', { email: person.email })
    await database.query('update public.events set attendees = 0 where id = 1')
    for (const { kind, rpc, args } of submissions) {
      expect(await database.call('visitor', rpc, args)).toEqual({
        outcome: kind === 'registration' ? 'gone' : 'accepted',
      })
    }
    expect(await count()).toBe(0)
    expect(await attendees()).toBe(0)
    for (const { rpc, args } of submissions) {
      await database.call('visitor', rpc, { ...args, id: randomUUID() })
    }
    expect(await count()).toBe(submissions.length)
  })

  test('what is sent again for another event, or for none, stays as it was', async () => {
    const aboutEvents = submissions.filter(({ ofEvent }) => ofEvent)
    for (const { rpc, args } of aboutEvents) await database.call('visitor', rpc, args)
    const everything = () => database.query('select * from public.submissions order by id')
    const before = await everything()
    for (const { kind, rpc, args } of aboutEvents) {
      const other = { ...renamed(args), event_id: 2 }
      expect(await database.call('visitor', rpc, other)).toEqual({
        outcome: kind === 'registration' ? 'gone' : 'accepted',
      })
    }
    for (const { kind, rpc, args } of submissions) {
      if (kind === 'eventVolunteer') {
        await database.call('visitor', rpc, { ...renamed(args), event_id: null })
      }
    }
    expect(await everything()).toEqual(before)
  })

  test('a registration takes a place, and its cancellation gives it back once', async () => {
    const id = randomUUID()
    await register(randomUUID())
    const { token } = await register(id)
    expect(await attendees()).toBe(2)
    expect(await cancel(id, token)).toEqual({ outcome: 'canceled', attendees: 1 })
    expect(await cancel(id, token)).toEqual({ outcome: 'canceled', attendees: 1 })
    expect(await attendees()).toBe(1)
  })

  test('each answer has the same token, whichever arrives, and nothing else cancels', async () => {
    const id = randomUUID()
    const [first, second, other] = [
      await register(id),
      await register(id),
      await register(randomUUID()),
    ]
    expect(second.token).toBe(first.token)
    for (const wrong of [other.token, '', 'x', id]) {
      expect(await cancel(id, wrong)).toEqual({ outcome: 'gone' })
    }
    expect(await cancel(randomUUID(), first.token)).toEqual({ outcome: 'gone' })
    expect(await attendees()).toBe(2)
    expect(await cancel(id, first.token)).toMatchObject({ outcome: 'canceled' })
  })

  test('a late repeat of a canceled registration does not register again', async () => {
    const id = randomUUID()
    const { token } = await register(id)
    await cancel(id, token)
    expect(await register(id)).toEqual({ outcome: 'gone' })
    expect(await attendees()).toBe(0)
  })

  test('a full event takes nobody more, but a repeat of who has a place', async () => {
    await database.query('update public.events set slots = 1 where id = 1')
    const id = randomUUID()
    expect(await register(id)).toMatchObject({ outcome: 'accepted', attendees: 1 })
    expect(await register(randomUUID())).toEqual({ outcome: 'full' })
    expect(await register(id)).toMatchObject({ outcome: 'accepted', attendees: 1 })
    expect(await attendees()).toBe(1)
  })

  test('an event that is not there is gone', async () => {
    for (const { rpc, args } of submissions.filter(({ ofEvent }) => ofEvent)) {
      expect(await database.call('visitor', rpc, { ...args, event_id: 99 })).toEqual({
        outcome: 'gone',
      })
    }
    expect(await count()).toBe(0)
  })

  test.each([
    ['a filled honeypot', { website: 'https://spam.example', elapsed: 5_000 }],
    ['a form filled at once', { website: '', elapsed: 1_499 }],
    ['no time', { website: '' }],
    ['a time that is no number', { website: '', elapsed: 'long' }],
    ['nothing', null],
  ])('a robot (%s) is told what a person is told, and nothing is stored', async (_, robot) => {
    for (const { rpc, args } of submissions) {
      const answer = await database.call('visitor', rpc, { ...args, guard: robot })
      expect(answer).toMatchObject({ outcome: 'accepted' })
    }
    expect(await count()).toBe(0)
    expect(await attendees()).toBe(0)
  })

  test('a newsletter address that is known already is answered like a new one', async () => {
    const subscribe = (email: string, id: string = randomUUID()) =>
      database.call('visitor', 'subscribe_to_newsletter', { id, form: { email }, guard })
    const id = randomUUID()
    expect(await subscribe('ann@example.com', id)).toEqual({ outcome: 'accepted' })
    expect(await subscribe(' Ann@Example.com ')).toEqual({ outcome: 'accepted' })
    expect(await subscribe('bea@example.com', id)).toEqual({ outcome: 'accepted' })
    expect(await database.query('select email from public.submissions')).toEqual([
      { email: 'ann@example.com' },
    ])
  })

  describe('the limit for each address', () => {
    const from = (address: Record<string, string>, id: string = randomUUID()) =>
      database.call('visitor', 'submit_registration', registration({ id }), address)
    const allowed = 3
    beforeEach(stopClock)
    beforeEach(() =>
      database.query(`update private.settings set submissions_per_hour = ${allowed}`),
    )

    test('holds for new submissions of any kind, not for repeats nor for other addresses', async () => {
      const address = { 'x-forwarded-for': '198.51.100.7' }
      const ids = Array.from({ length: allowed }, () => randomUUID())
      for (const id of ids) expect(await from(address, id)).toMatchObject({ outcome: 'accepted' })
      expect(await from(address)).toEqual({ outcome: 'tooMany' })
      for (const { rpc, args } of submissions) {
        expect(await database.call('visitor', rpc, args, address)).toEqual({ outcome: 'tooMany' })
      }
      expect(await from(address, ids[0])).toMatchObject({ outcome: 'accepted' })
      expect(await from({ 'x-forwarded-for': '198.51.100.8' })).toMatchObject({
        outcome: 'accepted',
      })
      expect(await attendees()).toBe(allowed + 1)
    })

    test('sees through hops that the visitor made up', async () => {
      for (let made = 0; made < allowed; made++) {
        await from({ 'x-forwarded-for': `10.0.0.${made}, 198.51.100.7` })
      }
      expect(await from({ 'x-forwarded-for': '10.0.0.9, 198.51.100.7' })).toEqual({
        outcome: 'tooMany',
      })
    })

    test('counts all addresses of one IPv6 network as one', async () => {
      const network = '2001:db8:7:8'
      for (let host = 1; host <= allowed; host++) {
        await from({ 'cf-connecting-ip': `${network}::${host}` })
      }
      expect(await from({ 'cf-connecting-ip': `${network}:1:2:3:4` })).toEqual({
        outcome: 'tooMany',
      })
      expect(await from({ 'cf-connecting-ip': '2001:db8:7:9::1' })).toMatchObject({
        outcome: 'accepted',
      })
    })

    test('takes the header that the proxy in front sets before one that anybody can send', async () => {
      for (let made = 0; made < allowed; made++) {
        await from({ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': `10.0.0.${made}` })
      }
      expect(
        await from({ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '10.0.0.9' }),
      ).toEqual({ outcome: 'tooMany' })
    })

    test('is over after the hour, and the address is forgotten', async () => {
      const address = { 'x-forwarded-for': '198.51.100.7' }
      for (let sent = 0; sent <= allowed; sent++) await from(address)
      await database.query("update private.senders set hour = hour - interval '1 hour'")
      expect(await from(address)).toMatchObject({ outcome: 'accepted' })
      const kept = await database.query('select address_hash, submissions from private.senders')
      expect(kept).toMatchObject([{ submissions: 1 }])
      expect(JSON.stringify(kept)).not.toContain('198.51')
    })

    test('does not exist where no address is known', async () => {
      for (let sent = 0; sent < allowed * 3; sent++) {
        expect(await from({})).toMatchObject({ outcome: 'accepted' })
      }
    })
  })
})
