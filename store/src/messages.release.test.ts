import { randomUUID } from 'node:crypto'
import { eventTimes, parseEventDay } from 'shared/format/eventTime'
import { type MessageContent, messageContentSchema } from 'shared/messages/messageContent'
import { beforeEach, describe, expect, test } from 'vitest'
import { guard, offer, person, registration } from './testing/forms.ts'
import { administratorId, engines, sqlDatabase } from './testing/sqlDatabase.ts'

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  const { query } = database

  beforeEach(async () => {
    await database.reset()
    await database.run(
      "update public.events set slots = 4, attendees = 0, date = to_char(now() + interval '9 days', 'YYYY-MM-DD')",
    )
    // The first question of a worker begins it.
    await claim()
  })

  /** As a worker asks, and what it reads. */
  async function claim(most = 50, perMinute = 1_000): Promise<MessageContent[]> {
    const rows = await query('select claimed from private.claim_messages($1, $2) as claimed', [
      most,
      perMinute,
    ])
    return rows.map(({ claimed }) => messageContentSchema.parse(claimed))
  }
  const sent = (id: string, subject = 'Subject', text = 'Text') =>
    query('select private.message_sent($1, $2, $3)', [id, subject, text])
  const failed = (id: string, outcome: string) =>
    query('select private.message_failed($1, $2, $3)', [id, 'The server said no', outcome])
  /** Claims and sends all that is due. */
  async function send() {
    const messages = await claim()
    for (const { id } of messages) await sent(id)
    return messages
  }
  const kinds = (messages: { kind: string }[]) => messages.map(({ kind }) => kind).sort()
  const messages = (kind?: string) =>
    query(
      `select kind, state, reason, attempts, not_before, sent_at, sent_text from public.messages
       where kind = coalesce($1, kind) order by created_at, kind`,
      [kind ?? null],
    )
  /** Lets what waits wait no longer. */
  const later = (span = '1 hour') =>
    database.run(`update public.messages set not_before = not_before - interval '${span}',
      created_at = created_at - interval '${span}', sent_at = sent_at - interval '${span}',
      first_tried_at = first_tried_at - interval '${span}',
      last_tried_at = last_tried_at - interval '${span}',
      claimed_until = claimed_until - interval '${span}'`)
  const register = async (form: object = {}, args: object = {}) => {
    const id = randomUUID()
    const call = registration({ id, form: { ...person, ...form }, ...args })
    const answer = await database.call('visitor', 'submit_registration', call)
    return { id, call, ...(answer as { outcome: string; token: string }) }
  }
  const visitor = (name: string, args: Record<string, unknown>) =>
    database.call('visitor', name, args) as Promise<Record<string, unknown>>
  const administrator = (name: string, args: Record<string, unknown> = {}) =>
    database.call('administrator', name, args)
  const changeEvent = (change: string) =>
    database.as('administrator', `update public.events set ${change} where id = 1`)

  /** As if time had passed: the event is then, and nobody has moved it. */
  const dayIs = (date: string) =>
    database.run(
      `alter table public.events disable trigger tell_of_change;
       update public.events set date = ${date};
       alter table public.events enable trigger tell_of_change`,
    )

  test('who registers is told once, and is reminded two days before', async () => {
    const { id, call } = await register()
    await visitor('submit_registration', call)
    const [message] = await send()
    expect(message).toMatchObject({
      ...{
        kind: 'registered',
        round: 0,
        to: person.email,
        event: { id: 1, title: expect.any(String) },
      },
      registration: { id, partySize: 1 },
      tokens: {
        receipt: expect.any(String),
        cancel: expect.any(String),
        change: expect.any(String),
      },
    })
    expect(JSON.stringify(message)).not.toContain(person.name)
    const [reminder] = await query(
      `select not_before = (private.event_day(date) - 2 + time '09:00') at time zone 'America/Jamaica' as due
       from public.messages, public.events where kind = 'reminder' and events.id = 1`,
    )
    expect(reminder).toEqual({ due: true })
    expect(await claim()).toEqual([])
    await later('8 days')
    expect(kinds(await send())).toEqual(['reminder'])
  })

  test('nothing is told of what was refused or rolled back, nor before a worker has begun', async () => {
    await register({ partySize: '8' })
    await expect(
      database.run(
        `begin; select public.submit_donation_offer('${randomUUID()}', '${JSON.stringify(offer().form)}',
           '${JSON.stringify(guard)}'); select 1/0;`,
      ),
    ).rejects.toThrow('division')
    await database.run('rollback')
    expect(await messages()).toEqual([])
    await database.run('update private.mail set started_at = null')
    await register()
    expect(await messages()).toEqual([])
    expect(await claim()).toEqual([])
    expect(await messages('reminder')).toHaveLength(1)
  })

  test('who waits, gets a place, is moved or canceled is told', async () => {
    const first = await register({ partySize: '4' })
    const second = await register({ email: 'bea@example.com' }, { waiting: true })
    expect(await send()).toMatchObject([
      { kind: 'registered', registration: { partySize: 4 } },
      { kind: 'waiting', registration: { waitingNumber: 1 } },
    ])
    await visitor('cancel_registration', { id: first.id, token: first.token })
    expect(kinds(await send())).toEqual(['canceled', 'placeFree'])
    await administrator('save_registration', { id: second.id, form: person, event_id: 2 })
    expect(await send()).toMatchObject([{ kind: 'changed', event: { id: 2 } }])
  })

  test('who leaves the waiting list is told as somebody who waited', async () => {
    await register({ partySize: '4' })
    const waits = await register({ email: 'bea@example.com' }, { waiting: true })
    await send()
    await visitor('cancel_registration', { id: waits.id, token: waits.token })
    expect(await send()).toMatchObject([{ kind: 'canceled', registration: { waitingNumber: 0 } }])
  })

  test('a change of an event is told as it is after five minutes, and not where it was undone', async () => {
    await register()
    await send()
    await changeEvent("status = 'postponed'")
    await changeEvent("status = 'scheduled'")
    await later('6 minutes')
    expect(await send()).toEqual([])
    await changeEvent("location = 'Market Square'")
    await changeEvent("location = 'Hope Gardens', status = 'postponed', status_note = 'A storm.'")
    expect(await send()).toEqual([])
    await later('6 minutes')
    expect(await send()).toMatchObject([
      {
        kind: 'eventChanged',
        event: {
          status: 'postponed',
          statusNote: 'A storm.',
          location: 'Hope Gardens',
          sequence: 5,
        },
        before: { status: 'scheduled', location: expect.not.stringContaining('Square') },
      },
    ])
    expect(await messages('reminder')).toEqual([])
    await changeEvent(
      "status = 'scheduled', date = to_char(now() + interval '20 days', 'YYYY-MM-DD')",
    )
    await later('19 days')
    expect(kinds(await claim())).toEqual(['eventChanged', 'reminder'])
  })

  test('that an event is canceled is told once, whatever is still changed of it', async () => {
    await register()
    await send()
    await changeEvent("status = 'canceled'")
    await later('6 minutes')
    expect(kinds(await send())).toEqual(['eventChanged'])
    await changeEvent("location = 'Market Square'")
    await later('6 minutes')
    expect(await send()).toEqual([])
  })

  test('who has read of a change is told that it was taken back, and nobody else', async () => {
    await register()
    await register({ email: 'bea@example.com' })
    await send()
    const [place] = await query('select location from public.events where id = 1')
    await changeEvent("location = 'Market Square'")
    await later('6 minutes')
    const [first, second] = await claim()
    await sent(first?.id ?? '')
    await failed(second?.id ?? '', 'temporary')
    await changeEvent(`location = '${place?.location}'`)
    await later('6 minutes')
    expect(await send()).toMatchObject([
      { kind: 'eventChanged', to: first?.to, before: { location: 'Market Square' } },
    ])
  })

  test('a reminder that is late stays, whatever is changed of the registration; one of another day does not', async () => {
    const { id } = await register()
    await send()
    await later('8 days')
    await administrator('save_registration', {
      id,
      form: { ...person, name: 'Ann B.' },
      event_id: 1,
    })
    expect(await messages('reminder')).toMatchObject([{ state: 'waiting' }])
    await changeEvent("date = to_char(now() + interval '30 days', 'YYYY-MM-DD')")
    expect(await messages('reminder')).toHaveLength(1)
    expect(kinds(await claim())).toEqual([])
  })

  test('who was moved to another event is told what becomes of that one, and not of the first', async () => {
    const { id } = await register()
    await send()
    await changeEvent("status = 'canceled'")
    await administrator('save_registration', { id, form: person, event_id: 2 })
    await later('6 minutes')
    expect(await send()).toMatchObject([{ kind: 'changed', event: { id: 2 } }])
    await database.as(
      'administrator',
      "update public.events set status = 'canceled', location = 'Negril' where id = 2",
    )
    await later('6 minutes')
    expect(await send()).toMatchObject([
      {
        kind: 'eventChanged',
        event: { id: 2 },
        before: { location: expect.not.stringMatching('Negril') },
      },
    ])
  })

  test('a place that a smaller party gets is told once, and reminded of', async () => {
    await register({ partySize: '3' })
    const { id, token, outcome } = await register(
      { email: 'bea@example.com', partySize: '2' },
      { waiting: true },
    )
    expect(outcome).toBe('waiting')
    await visitor('change_party', { id, token, party_size: 1 })
    expect((await send()).map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
      'placeFree bea@example.com',
      `registered ${person.email}`,
    ])
    expect(await messages('reminder')).toHaveLength(2)
  })

  test('a new date is told whether it was set in a draft or while the event was postponed', async () => {
    await register()
    await send()
    const moveTo = (days: number) => `date = to_char(now() + interval '${days} days', 'YYYY-MM-DD')`
    await changeEvent("status = 'draft'")
    await changeEvent(moveTo(20))
    await later('6 minutes')
    expect(await send()).toEqual([])
    await changeEvent("status = 'scheduled'")
    await later('6 minutes')
    const [first] = await send()
    expect(first).toMatchObject({ kind: 'eventChanged', before: { status: 'scheduled' } })
    expect(first?.before?.date).not.toBe(first?.event?.date)
    await changeEvent("status = 'postponed'")
    await later('6 minutes')
    await send()
    await changeEvent(moveTo(30))
    await changeEvent("status = 'scheduled'")
    await later('6 minutes')
    expect(await send()).toMatchObject([
      { before: { status: 'postponed', date: first?.event?.date } },
    ])
  })

  test('an event that was deleted and brought back is told of as if nothing had been', async () => {
    await register()
    const [event] = await query('select to_jsonb(events) as row from public.events where id = 1')
    await database.run('delete from public.events where id = 1')
    expect(await claim()).toEqual([])
    await query(
      'insert into public.events select * from jsonb_populate_record(null::public.events, $1)',
      [event?.row],
    )
    await later('6 minutes')
    expect(kinds(await send())).toEqual(['registered'])
  })

  test('a past event’s messages, however many, hold up a worker for a moment only', async () => {
    await register()
    await query(`
      insert into public.messages (kind, subject, occasion)
      select 'reminder', id::text, number::text
      from public.registrations, generate_series(1, 2000) as number`)
    await dayIs("'2020-01-02'")
    await claim()
    const [{ left } = { left: 0 }] = await query(
      "select count(*)::int as left from public.messages where state = 'waiting'",
    )
    expect(left).toBeGreaterThan(1_000)
    expect(left).toBeLessThan(2_000)
  })

  test('a worker that ends each time before it says what came of it is given up on', async () => {
    await visitor('submit_donation_offer', offer())
    await database.run('update public.messages set attempts = 29')
    const [message] = await claim()
    await failed(message?.id ?? '', 'temporary')
    await database.run('update public.messages set not_before = now()')
    expect(await claim()).toEqual([])
    expect(await messages()).toMatchObject([{ state: 'failed', reason: 'temporary' }])
  })

  test('dates and times are read as the site reads them', async () => {
    const days = [
      ...['2045-04-19', 'April 19, 2045', 'april 19th 2045', 'Apr. 19, 2045', 'Sept 1, 2045'],
      ...[
        'Saturday 19 April 2045',
        '19th April, 2045',
        'Saturday, April 9, 2045',
        '2045-4-9 or so',
      ],
      ...['April 31, 2045', '2045-13-01', 'Foo 12, 2045', '04/19/2045', 'tomorrow', '20450419', ''],
    ]
    const read = await query(
      "select to_char(private.event_day(day), 'FMYYYY-MM-DD') as day from unnest($1::text[]) as day",
      [days],
    )
    const expected = days.map((text) => {
      const { year, month, day } = parseEventDay(text) ?? {}
      return year
        ? new Date(Date.UTC(year, Number(month) - 1, day)).toISOString().slice(0, 10)
        : null
    })
    expect(read.map(({ day }) => day)).toEqual(expected)

    const date = '2045-04-19'
    const times = [
      '9:00 AM - 2:00 PM',
      '9 am to 12 p.m.',
      '14:30-16:00',
      'Gate 3, 9 to 5',
      '9:00 AM',
      '5 PM - 2 AM',
      '',
    ]
    const ends = await query(
      `select private.event_end(jsonb_populate_record(
         null::public.events, to_jsonb(event) || jsonb_build_object('date', $2::text, 'time', known.time)
       )) as end_at
       from public.events as event, unnest($1::text[]) with ordinality as known (time, place)
       where event.id = 1 order by place`,
      [times, date],
    )
    const nextDay = new Date('2045-04-20T00:00:00-05:00')
    expect(ends.map(({ end_at }) => end_at)).toEqual(
      times.map((time) => eventTimes({ date, time })?.end ?? nextDay),
    )
  })

  test('four old messages that are sent again hold up no worker', async () => {
    for (let n = 0; n < 3; n++) await visitor('submit_donation_offer', offer())
    await send()
    await later('25 hours')
    await visitor('submit_donation_offer', offer())
    await send()
    await later('25 hours')
    const listedBy = (time: string) =>
      query(`select bool_and(happens_at = ${time}) as so from public.message_list`)
    expect(await listedBy('sent_at')).toEqual([{ so: true }])
    for (const { id } of await query('select id from public.messages')) {
      await administrator('resend_message', { id })
    }
    // They are listed by when they go out again.
    expect(await listedBy('not_before')).toEqual([{ so: true }])
    expect(await claim()).toHaveLength(3)
    expect(await claim()).toEqual([])
  })

  test('nobody is told to come to an event that was canceled meanwhile', async () => {
    await register()
    await changeEvent("status = 'canceled'")
    await later('6 minutes')
    expect(kinds(await send())).toEqual(['eventChanged'])
  })

  test('what is no longer true is not sent: of a deleted or past event, and of a canceled registration', async () => {
    const { id, token } = await register()
    await register({ email: 'bea@example.com' })
    await visitor('cancel_registration', { id, token })
    await register({ email: 'cy@example.com' }, { event_id: 2 })
    await register({ email: 'di@example.com' }, { event_id: 3 })
    await database.run(
      "update public.events set date = '2020-01-02' where id = 2; delete from public.events where id = 3",
    )
    // One that was deleted by mistake may be brought back.
    await later()
    expect((await send()).map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
      `canceled ${person.email}`,
      'registered bea@example.com',
    ])
    const skipped = await query(
      "select reason from public.messages where state = 'skipped' and kind = 'registered' order by reason",
    )
    expect(skipped).toEqual([{ reason: 'changed' }, { reason: 'gone' }, { reason: 'over' }])
  })

  test('a reminder is late by what is left, never after the event, and stops at one click', async () => {
    await register()
    const other = await register({ email: 'bea@example.com' })
    await send()
    const stop = await query("select private.new_link('stopReminder', $1) as token", [other.id])
    const token = stop[0]?.token
    expect(await visitor('open_link', { token })).toMatchObject({
      outcome: 'open',
      event: { id: 1 },
    })
    expect(await visitor('use_link', { token })).toEqual({ outcome: 'done' })
    expect(await visitor('open_link', { token })).toMatchObject({ outcome: 'done' })
    await later('9 days')
    const today = "to_char(now() at time zone 'America/Jamaica', 'YYYY-MM-DD')"
    await dayIs(`${today}, time = 'All day'`)
    expect(await claim()).toMatchObject([{ kind: 'reminder', to: person.email }])
    await later()
    await dayIs(`${today}, time = '0:00 - 0:01'`)
    expect(await claim()).toEqual([])
    expect(await messages('reminder')).toMatchObject([{ state: 'skipped', reason: 'over' }])
  })

  test('two workers never have the same message, and what one has lost the other takes', async () => {
    for (let n = 0; n < 4; n++) await register({ email: `p${n}@example.com` })
    const [first, second] = [await claim(2), await claim(50)]
    expect([first.length, second.length]).toEqual([2, 2])
    expect(await claim()).toEqual([])
    await query('select private.hand_back_messages($1)', [first.map(({ id }) => id)])
    expect((await claim()).map(({ id }) => id).sort()).toEqual(first.map(({ id }) => id).sort())
    await later('3 minutes')
    expect(await claim()).toHaveLength(4)
    const [row] = await messages('registered')
    expect(row).toMatchObject({ attempts: 2 })
    // The other one has sent them: that they failed here is late.
    for (const { id } of first) {
      await sent(id)
      await failed(id, 'undeliverable')
    }
    const kept = await messages('registered')
    expect(kept.filter(({ state }) => state === 'sent')).toHaveLength(2)
  })

  test('no more are handed out in a minute than the rate', async () => {
    for (let n = 0; n < 4; n++) await register({ email: `p${n}@example.com` })
    expect(await claim(50, 3)).toHaveLength(3)
    expect(await claim(50, 3)).toEqual([])
    await later('3 minutes')
    for (const { id } of await claim(50, 3)) await sent(id)
    expect(await claim(50, 3)).toEqual([])
    await later('1 minute')
    const [last] = await claim(50, 3)
    // What a server refuses for now counts, too.
    await failed(last?.id ?? '', 'temporary')
    await query('update public.messages set not_before = now() where id = $1', [last?.id])
    expect(await claim(50, 1)).toEqual([])
    expect(await claim(50, 2)).toMatchObject([{ id: last?.id }])
  })

  test('an address that has confirmed nothing gets three a day; the fourth waits', async () => {
    for (let n = 0; n < 4; n++) await visitor('submit_donation_offer', offer())
    expect(await send()).toHaveLength(3)
    expect(await send()).toEqual([])
    await later('25 hours')
    expect(await send()).toHaveLength(1)
    const { id } = await register()
    const [link] = await query("select private.new_link('change', $1) as token", [id])
    expect(await visitor('use_link', { token: link?.token, party_size: 2 })).toEqual({
      outcome: 'done',
    })
    for (let n = 0; n < 3; n++) await visitor('submit_donation_offer', offer())
    expect(await send()).toHaveLength(5)
  })

  test('an address that has confirmed nothing is told once of what holds for all its registrations', async () => {
    for (let n = 0; n < 4; n++) await register()
    expect(kinds(await send())).toEqual(['registered', 'registered', 'registered'])
    await changeEvent("status = 'postponed'")
    await later('6 minutes')
    expect(kinds(await send())).toEqual(['eventChanged'])
    await changeEvent("status = 'scheduled'")
    await later('8 days')
    await send()
    await later('25 hours')
    expect(await send()).toEqual([])
    const sentReminders = await query(
      "select count(*)::int as sent from public.messages where kind = 'reminder' and state = 'sent'",
    )
    expect(sentReminders).toEqual([{ sent: 1 }])
  })

  test('what a wrong address was sent opens nothing once the address is corrected', async () => {
    const { id } = await register()
    const [message] = await send()
    await administrator('save_registration', {
      ...{ id, form: { ...person, email: 'bea@example.com' }, event_id: 1 },
    })
    for (const token of Object.values(message?.tokens ?? {})) {
      expect(await visitor('open_link', { token })).toEqual({ outcome: 'gone' })
    }
  })

  test('what is a week late and speaks of the next days is not sent', async () => {
    await visitor('submit_donation_offer', offer())
    await later('8 days')
    expect(await claim()).toEqual([])
    expect(await messages()).toMatchObject([{ state: 'skipped', reason: 'late' }])
  })

  test('what fails is tried again with growing pauses for a day; a refused address gets nothing more', async () => {
    await visitor('submit_donation_offer', offer())
    const pauses: unknown[] = []
    for (let n = 0; n < 6; n++) {
      const [{ id } = { id: '' }] = await claim()
      await failed(id, 'temporary')
      const [row] = await query(
        'select extract(epoch from not_before - now())::int as pause from public.messages',
      )
      pauses.push(row?.pause)
      await database.run('update public.messages set not_before = now()')
    }
    const near = (seconds: number) => expect.closeTo(seconds, -1)
    expect(pauses).toEqual([30, 120, 480, 1_920, 7_200, 7_200].map(near))
    await later('1 day')
    await failed((await claim())[0]?.id ?? '', 'temporary')
    expect(await messages()).toMatchObject([{ state: 'failed', reason: 'temporary' }])

    await visitor('submit_donation_offer', offer())
    await failed((await claim())[0]?.id ?? '', 'undeliverable')
    await visitor('submit_donation_offer', offer())
    expect(await claim()).toEqual([])
    expect(await messages()).toMatchObject([
      { state: 'failed' },
      { reason: 'undeliverable', state: 'failed' },
      { reason: 'undeliverable', state: 'skipped' },
    ])
    expect(await administrator('mail_status')).toMatchObject({ waiting: 0 })
    const [row] = await query("select id from public.messages where state = 'skipped'")
    expect(await administrator('resend_message', { id: row?.id })).toEqual({ outcome: 'accepted' })
    expect(await administrator('resend_message', { id: row?.id })).toEqual({ outcome: 'gone' })
    expect(await claim()).toMatchObject([{ id: row?.id, round: 1 }])
  })

  test('a link does one thing, not after the event, and a forged one nothing', async () => {
    const { id } = await register()
    const [message] = await claim()
    const { receipt, change, cancel } = message?.tokens ?? {}
    expect(await visitor('open_link', { token: receipt })).toMatchObject({
      ...{ outcome: 'open', purpose: 'receipt', registrationId: id, partySize: 1 },
    })
    await visitor('use_link', { token: receipt })
    await visitor('open_link', { token: cancel })
    const places = () => query('select attendees::int from public.events where id = 1')
    expect(await places()).toEqual([{ attendees: 1 }])
    expect(await visitor('use_link', { token: change, party_size: 3 })).toEqual({ outcome: 'done' })
    expect(await visitor('use_link', { token: change, party_size: 8 })).toEqual({
      outcome: 'full',
      left: 1,
    })
    expect(await visitor('use_link', { token: `${cancel}0` })).toEqual({ outcome: 'gone' })
    expect(await places()).toEqual([{ attendees: 3 }])
    await database.run("update public.events set date = '2020-01-02' where id = 1")
    expect(await visitor('use_link', { token: cancel })).toEqual({ outcome: 'ended' })
    await database.run("update public.events set status = 'postponed' where id = 1")
    expect(await visitor('open_link', { token: receipt })).toMatchObject({ outcome: 'open' })
    await database.run("update public.events set status = 'scheduled' where id = 1")
    await database.run(
      "update public.events set date = to_char(now() + interval '9 days', 'YYYY-MM-DD')",
    )
    expect(await visitor('use_link', { token: cancel })).toEqual({ outcome: 'done' })
    expect(await visitor('use_link', { token: cancel })).toEqual({ outcome: 'done' })
    expect(await places()).toEqual([{ attendees: 0 }])
    const next = await register()
    const [nextMessage] = (await claim()).filter(({ kind }) => kind === 'registered')
    expect(nextMessage?.registration?.id).toBe(next.id)
    await changeEvent("status = 'postponed'")
    const more = { token: nextMessage?.tokens.change, party_size: 2 }
    expect(await visitor('use_link', more)).toEqual({ outcome: 'closed' })
    expect(
      await query('select count(*)::int as kept from private.links where token_hash = $1', [
        cancel,
      ]),
    ).toEqual([{ kept: 0 }])
  })

  test('a subscription is confirmed first, can be asked for again, and ends by its link', async () => {
    const subscribe = () =>
      visitor('subscribe_to_newsletter', { id: randomUUID(), form: { email: person.email }, guard })
    await subscribe()
    await subscribe()
    const [message] = await send()
    expect(message).toMatchObject({ kind: 'confirmNewsletter', to: person.email })
    expect(await administrator('newsletter_addresses')).toEqual([])
    await later('1 day')
    await database.run("update public.messages set occasion = 'the day before'")
    await subscribe()
    expect(kinds(await send())).toEqual(['confirmNewsletter'])
    const age = (interval: string) =>
      database.run(`update private.links set made_at = made_at - interval '${interval}'`)
    const confirm = () => visitor('use_link', { token: message?.tokens.confirm })
    await age('31 days')
    expect(await confirm()).toEqual({ outcome: 'ended' })
    await age('-31 days')
    expect(await confirm()).toEqual({ outcome: 'done' })
    expect(kinds(await send())).toEqual(['subscribed'])
    const [known] = (await administrator('newsletter_addresses')) as { token: string }[]
    expect(known).toMatchObject({ email: person.email, confirmedAt: expect.any(String) })
    expect(await visitor('use_link', { token: known?.token })).toEqual({ outcome: 'done' })
    expect(await administrator('newsletter_addresses')).toEqual([])
    expect(await visitor('open_link', { token: known?.token })).toEqual({ outcome: 'gone' })
    expect(await query('select purpose from private.links')).toEqual([])
  })

  test('who does not confirm in thirty days is forgotten, and asked anew', async () => {
    const subscribe = () =>
      visitor('subscribe_to_newsletter', { id: randomUUID(), form: { email: person.email }, guard })
    const known = () => query('select confirmed_at from public.newsletter_subscriptions')
    const tidied = async (days: number) => {
      await later(`${days} days`)
      await database.run(
        `update public.newsletter_subscriptions set created_at = created_at - interval '${days} days'`,
      )
      await query('select private.tidy_messages()')
      return known()
    }
    await subscribe()
    expect(await tidied(31)).toHaveLength(1)
    await send()
    expect(await tidied(29)).toHaveLength(1)
    expect(await tidied(2)).toEqual([])
  })

  test('the foundation’s people are told what there is, and nothing of what was written', async () => {
    await database.as(
      'administrator',
      `update public.mail_settings set offers_to = 'ann@staff.example, bob@staff.example',
         registrations_to = 'ann@staff.example', gifts_to = 'bob@staff.example'`,
    )
    await visitor('submit_donation_offer', offer())
    await register({ partySize: '2' })
    await register({ email: 'bea@example.com' })
    await register({ email: 'cy@example.com', partySize: '4' }, { waiting: true })
    await database.as(
      'administrator',
      `insert into public.donations (id, donor_name, email, amount, date, method, status, source)
       values (1, 'Cy', 'cy@example.com', 25, to_char(now(), 'YYYY-MM-DD'), 'cash', 'completed', 'manual'),
         (2, 'Di', 'di@example.com', 30, '2024-01-01', 'cash', 'completed', 'manual')`,
    )
    await later('2 days')
    const staff = (await send()).filter(({ kind }) => kind.startsWith('staff'))
    const told = staff.map(({ kind, to }) => `${kind} ${to.split('@')[0]}`).sort()
    expect(told).toEqual([
      'staffGift bob',
      'staffRegistrations ann',
      'staffSubmission ann',
      'staffSubmission bob',
    ])
    expect(staff).toContainEqual(
      expect.objectContaining({
        registrations: [
          { eventId: 1, title: expect.any(String), parties: 2, people: 3, waiting: 4 },
        ],
      }),
    )
    expect(JSON.stringify(staff)).not.toMatch(/example\.com|Cy|Brown/)
    await query("update public.messages set state = 'waiting' where kind like 'staff%'")
    await failed(staff.find(({ kind }) => kind === 'staffGift')?.id ?? '', 'undeliverable')
    await later('2 days')
    await claim()
    expect(await messages('staffSubmission')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ state: 'failed', reason: 'undeliverable' }),
      ]),
    )
  })

  test('a handled request is told of, unless it is reopened within five minutes', async () => {
    const { id } = offer()
    await visitor('submit_donation_offer', offer({ id }))
    await send()
    const handled = (at: string) =>
      database.as(
        'administrator',
        `update public.donation_offers set handled_at = ${at} where id = $1`,
        [id],
      )
    await handled('now()')
    await handled('null')
    await later()
    expect(await send()).toEqual([])
    await handled('now()')
    await later()
    expect(await send()).toMatchObject([{ kind: 'handled', submissionKind: 'offer' }])
  })

  test('an announcement goes once to each address with places, and stops in the middle', async () => {
    await register()
    await register()
    await register({ email: 'bea@example.com' })
    await register({ email: 'cy@example.com', partySize: '2' }, { waiting: true })
    await send()
    await later('2 days')
    const words = { event_id: 1, subject: 'Bring water', text: 'It will be hot.' }
    expect(await administrator('announce', { event_id: 1 })).toEqual({
      outcome: 'accepted',
      count: 2,
    })
    const id = randomUUID()
    await database.run('update private.mail set started_at = null')
    expect(await administrator('announce', { ...words, id })).toEqual({ outcome: 'notStarted' })
    await database.run('update private.mail set started_at = now()')
    // Two press Send at once.
    const presses = [id, id].map((same) => administrator('announce', { ...words, id: same }))
    expect(await Promise.all(presses)).toEqual(
      expect.arrayContaining([{ outcome: 'accepted', count: 2 }, { outcome: 'repeated' }]),
    )
    expect(await administrator('announce', { ...words, id: randomUUID() })).toEqual({
      outcome: 'repeated',
    })
    expect(
      await administrator('announce', { ...words, id: randomUUID(), subject: 'A\nB' }),
    ).toEqual({
      outcome: 'invalid',
    })
    // Whoever registers meanwhile does not wait for all of them.
    await register({ email: 'di@example.com' })
    expect(await claim(1)).toMatchObject([{ kind: 'registered', to: 'di@example.com' }])
    const [first] = await claim(1)
    expect(first).toMatchObject({ kind: 'announcement', announcement: { subject: 'Bring water' } })
    await sent(first?.id ?? '')
    expect(await administrator('stop_announcement', { id })).toEqual({ stopped: 1 })
    expect(await send()).toEqual([])
    expect(await administrator('announcements', { event_id: 1 })).toMatchObject([
      { id, sent: 1, waiting: 0, stoppedAt: expect.any(String) },
    ])
  })

  test('who was there can be thanked after the event, without links to what is over', async () => {
    await register()
    await send()
    await database.run("update public.events set date = '2020-01-02' where id = 1")
    const thanks = { event_id: 1, subject: 'Thank you', text: 'It was good to see you.' }
    await administrator('announce', { ...thanks, id: randomUUID() })
    expect(await claim()).toMatchObject([{ kind: 'announcement', to: person.email, tokens: {} }])
  })

  test('a test goes to whoever asks for it', async () => {
    await database.run(
      `update auth.users set email = 'ada@example.com' where id = '${administratorId}'`,
    )
    const announcement = { subject: 'Bring water', text: 'It will be hot.' }
    await administrator('send_test', { id: randomUUID(), announcement })
    expect(await send()).toMatchObject([{ kind: 'test', to: 'ada@example.com', announcement }])
  })

  test('of an erased person no message has a trace', async () => {
    await register()
    await visitor('submit_donation_offer', offer())
    await register({ email: 'bea@example.com' })
    for (const { id } of await claim()) await sent(id, 'Registered', `For ${person.email}`)
    const text = `Bring it to ANN@example.com, or to joann@example.com.`
    await administrator('announce', { event_id: 1, id: randomUUID(), subject: 'Bring water', text })
    for (const { id } of await claim()) await sent(id, 'Bring water', text)
    await administrator('forget_person', { email: 'bea@example.com' })
    await administrator('forget_person', { email: person.email })
    const [kept] = await query('select text from public.announcements')
    expect(kept).toEqual({ text: 'Bring it to …, or to jo….' })
    const [left] = await query(
      `select (select count(*) from public.messages)::int as messages,
         (select count(*) from private.links)::int as links,
         (select count(*) from private.addresses)::int as addresses`,
    )
    expect(left).toEqual({ messages: 0, links: 0, addresses: 0 })
  })

  test('texts are kept for ninety days, and that something was sent for a year', async () => {
    await visitor('submit_donation_offer', offer())
    await send()
    await later('91 days')
    await query('select private.tidy_messages()')
    expect(await messages()).toMatchObject([{ state: 'sent', sent_text: null }])
    await later('300 days')
    await query('select private.tidy_messages()')
    expect(await messages()).toEqual([])
  })

  test('what ends a subscription is kept, the links of a registration until thirty days after its event', async () => {
    const { id } = await register()
    await query(
      "select private.new_link(purpose, $1) from unnest('{cancel,unsubscribe}'::text[]) as purpose",
      [id],
    )
    const kept = async () => {
      await query('select private.tidy_messages()')
      const links = await query('select purpose from private.links order by purpose')
      return links.map(({ purpose }) => purpose)
    }
    expect(await kept()).toEqual(['cancel', 'unsubscribe'])
    await database.run("update private.links set made_at = now() - interval '13 months'")
    expect(await kept()).toEqual(['cancel', 'unsubscribe'])
    await dayIs("'2020-01-02'")
    expect(await kept()).toEqual(['unsubscribe'])
  })
})
