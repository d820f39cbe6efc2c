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
    const canceled = { outcome: 'canceled', eventId: 1, attendees: 1 }
    expect(await cancel(id, token)).toEqual(canceled)
    expect(await cancel(id, token)).toEqual(canceled)
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
    expect(await register(randomUUID())).toEqual({ outcome: 'full', left: 0 })
    expect(await register(id)).toMatchObject({ outcome: 'accepted', attendees: 1 })
    expect(await attendees()).toBe(1)
  })

  test.each(['draft', 'postponed', 'canceled'])(
    'nobody registers for an event that is %s, and whoever has a place keeps it',
    async (status) => {
      const id = randomUUID()
      await register(id)
      await database.query('update public.events set status = $1 where id = 1', [status])
      expect(await register(randomUUID())).toEqual({ outcome: 'gone' })
      expect(await register(id)).toMatchObject({ outcome: 'accepted', attendees: 1 })
      expect(await attendees()).toBe(1)
      await database.query("update public.events set status = 'scheduled' where id = 1")
      expect(await register(randomUUID())).toMatchObject({ outcome: 'accepted', attendees: 2 })
    },
  )

  test('nobody offers help at a draft', async () => {
    await database.query("update public.events set status = 'draft' where id = 1")
    for (const { rpc, args } of submissions.filter(({ ofEvent }) => ofEvent)) {
      expect(await database.call('visitor', rpc, args)).toEqual({ outcome: 'gone' })
    }
    expect(await count()).toBe(0)
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

  test('a repeat by somebody else changes nothing, and tells no token', async () => {
    const everything = () => database.query('select * from public.submissions order by id')
    const others = [
      { website: '', elapsed: 5_000 },
      { ...guard, secret: 'a guess' },
    ]
    for (const { rpc, args } of submissions) await database.call('visitor', rpc, args)
    const before = await everything()
    for (const { kind, rpc, args } of submissions) {
      for (const other of others) {
        for (const form of [{}, renamed(args).form]) {
          const answer = await database.call('visitor', rpc, { ...args, form, guard: other })
          expect(answer).not.toHaveProperty('token')
          if (kind === 'registration') expect(answer).not.toMatchObject({ outcome: 'accepted' })
        }
        // The same form may be a repeat of an older page.
        const same = await database.call('visitor', rpc, { ...args, guard: other })
        expect(same).toMatchObject({ outcome: 'accepted' })
        expect(same).not.toHaveProperty('token')
      }
    }
    expect(await everything()).toEqual(before)
    expect(await attendees()).toBe(1)
  })

  test.each(['\n', '\r\n', '\u001b[31m', '\u0085', '\u2028', '\u202e', '\u2066'])(
    'a text of one line with %j in it is refused, one of several lines has its breaks',
    async (part) => {
      const send = (form: object) => register(randomUUID(), { form: { ...person, ...form } })
      expect(await send({ name: `Ann${part}Brown` })).toEqual({ outcome: 'invalid', field: 'name' })
      expect(await send({ phone: `1${part}2` })).toEqual({ outcome: 'invalid', field: 'phone' })
      expect(await send({ additionalNotes: `One${part}two` })).toMatchObject({
        outcome: 'accepted',
      })
      await expect(
        database.as('administrator', 'update public.events set title = $1', [`A${part}b`]),
      ).rejects.toThrow('check constraint')
    },
  )

  // One connection serves all of PGlite.
  test.runIf(engine === 'PostgreSQL')(
    'a form that is wrong waits for no registration of the event',
    async () => {
      const progress: string[] = []
      const registering = database
        .run(
          `do $$ begin
             perform from public.events where id = 1 for update;
             perform pg_sleep(2);
           end $$`,
        )
        .then(() => progress.push('registered'))
      const answer = await register(randomUUID(), { form: { ...person, email: 'none' } })
      progress.push('refused')
      await registering
      expect(answer).toEqual({ outcome: 'invalid', field: 'email' })
      expect(progress).toEqual(['refused', 'registered'])
    },
  )

  describe('the limit for each address', () => {
    const registerFrom = (headers: Record<string, string>, changes: object = {}) =>
      database.call('visitor', 'submit_registration', registration(changes), headers)
    const from = (address: string, changes?: object) =>
      registerFrom({ 'x-real-ip': address }, changes)
    const allowed = 3
    const settings = (changes: string) => database.query(`update private.settings set ${changes}`)
    beforeEach(stopClock)
    beforeEach(() =>
      settings(`calls_per_hour = ${allowed}, address_headers = '{cf-connecting-ip, x-real-ip}'`),
    )
    const spend = async (address: string) => {
      for (let sent = 0; sent < allowed; sent++) {
        expect(await from(address)).toMatchObject({ outcome: 'accepted' })
      }
    }

    test('holds for submissions of any kind, and not for other addresses', async () => {
      await spend('198.51.100.7')
      expect(await from('198.51.100.7')).toEqual({ outcome: 'tooMany' })
      for (const { rpc, args } of submissions) {
        expect(await database.call('visitor', rpc, args, { 'x-real-ip': '198.51.100.7' })).toEqual({
          outcome: 'tooMany',
        })
      }
      expect(await from('198.51.100.8')).toMatchObject({ outcome: 'accepted' })
      expect(await attendees()).toBe(allowed + 1)
    })

    test('counts what is wrong, repeated, canceled or a robot’s, too', async () => {
      const headers = { 'x-real-ip': '198.51.100.7' }
      const id = randomUUID()
      await from('198.51.100.7', { form: {} })
      await from('198.51.100.7', { guard: null })
      await database.call('visitor', 'cancel_registration', { id, token: 'x' }, headers)
      for (const { rpc, args } of submissions) {
        expect(await database.call('visitor', rpc, args, headers)).toEqual({ outcome: 'tooMany' })
      }
      expect(
        await database.call('visitor', 'cancel_registration', { id, token: 'x' }, headers),
      ).toEqual({ outcome: 'tooMany' })
    })

    test('tells nobody whether an address is subscribed', async () => {
      await database.call('visitor', 'subscribe_to_newsletter', {
        id: randomUUID(),
        form: { email: 'ann@example.com' },
        guard,
      })
      const outcomes = async (email: string, address: string) => {
        const answers = []
        const args = { id: randomUUID(), form: { email }, guard }
        for (let sent = 0; sent <= allowed + 1; sent++) {
          answers.push(
            await database.call('visitor', 'subscribe_to_newsletter', args, {
              'x-real-ip': address,
            }),
          )
        }
        return answers
      }
      expect(await outcomes('ann@example.com', '198.51.100.7')).toEqual(
        await outcomes('bea@example.com', '198.51.100.8'),
      )
    })

    test.each([
      ['of hops the last, which the proxy added', '10.0.0.9, 198.51.100.7'],
      ['a port', '198.51.100.7:4711'],
      ['an IPv4 address as IPv6', '::ffff:198.51.100.7'],
    ])('knows the same address with %s', async (_, other) => {
      await spend('198.51.100.7')
      expect(await from(other)).toEqual({ outcome: 'tooMany' })
    })

    test('counts all addresses of one IPv6 network as one, also with a port', async () => {
      for (let host = 1; host <= allowed; host++) await from(`2001:db8:7:8::${host}`)
      for (const same of ['2001:db8:7:8:1:2:3:4', '[2001:DB8:7:8::9]:443', '[2001:db8:7:8::9]']) {
        expect(await from(same)).toEqual({ outcome: 'tooMany' })
      }
      expect(await from('2001:db8:7:9::1')).toMatchObject({ outcome: 'accepted' })
    })

    test('takes the header that is named first', async () => {
      for (let made = 0; made < allowed; made++) {
        await registerFrom({ 'cf-connecting-ip': '198.51.100.7', 'x-real-ip': `10.0.0.${made}` })
      }
      expect(
        await registerFrom({ 'cf-connecting-ip': '198.51.100.7', 'x-real-ip': '10.0.0.9' }),
      ).toEqual({ outcome: 'tooMany' })
    })

    test('believes no header that is not named, and has one limit for all it does not know', async () => {
      await settings(`calls_per_hour_of_nobody = ${allowed}`)
      const unknown: Record<string, string>[] = [
        {},
        { 'x-forwarded-for': '198.51.100.7' },
        { 'x-real-ip': '' },
        { 'x-real-ip': '1:2' },
        { 'x-real-ip': 'abcd:::' },
        { 'x-real-ip': '300.1.1.1' },
        { 'x-real-ip': 'unknown' },
      ]
      for (const [index, headers] of unknown.entries()) {
        expect(await registerFrom(headers)).toMatchObject({
          outcome: index < allowed ? 'accepted' : 'tooMany',
        })
      }
      expect(await from('198.51.100.7')).toMatchObject({ outcome: 'accepted' })
    })

    test('is over after the hour, and the address is forgotten', async () => {
      for (let sent = 0; sent <= allowed; sent++) await from('198.51.100.7')
      await database.query("update private.senders set hour = hour - interval '1 hour'")
      await database.query("update private.origins set at = at - interval '8 days'")
      expect(await from('198.51.100.7')).toMatchObject({ outcome: 'accepted' })
      const kept = await database.query('select address_hash, calls from private.senders')
      expect(kept).toMatchObject([{ calls: 1 }])
      const origins = await database.query('select sender from private.origins')
      expect(origins).toHaveLength(1)
      expect(JSON.stringify([kept, origins])).not.toContain('198.51')
    })

    test('leaves places of an event to others', async () => {
      await settings('calls_per_hour = 60, places_per_address_and_event = 4')
      const ids = Array.from({ length: 6 }, () => randomUUID())
      const outcomes = []
      for (const id of ids) outcomes.push((await from('198.51.100.7', { id })) as Answer)
      expect(outcomes.map(({ outcome }) => outcome)).toEqual([
        ...Array(4).fill('accepted'),
        ...Array(2).fill('tooMany'),
      ])
      expect(await attendees()).toBe(4)
      expect(await count()).toBe(4)
      expect(await from('198.51.100.7', { event_id: 2 })).toMatchObject({ outcome: 'accepted' })
      expect(await from('198.51.100.8')).toMatchObject({ outcome: 'accepted' })
      await cancel(ids[0] as string, outcomes[0]?.token)
      expect(await from('198.51.100.7')).toMatchObject({ outcome: 'accepted' })
    })
  })
})
