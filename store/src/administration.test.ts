import { beforeEach, describe, expect, test } from 'vitest'
import { offer, person, registration, submissions } from './testing/forms.ts'
import { administratorId, engines, sqlDatabase, strangerId } from './testing/sqlDatabase.ts'

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(async () => {
    await database.reset()
    for (const { rpc, args } of submissions) await database.call('visitor', rpc, args)
  })

  const oneOfEach = Object.fromEntries(submissions.map(({ kind }) => [kind, 1]))
  const kinds = async () => {
    const rows = await database.query('select kind, email from public.submissions order by kind')
    return rows.map(({ kind, email }) => `${kind} ${email}`)
  }

  test('the figures count what is there', async () => {
    await database.query(
      `insert into public.donations (id, donor_name, email, amount, date, method, status, source) values
         (1, '', '', 25.5, '', 'cash', 'completed', 'manual'),
         (2, '', '', 50, '', 'cash', 'completed', 'website'),
         (3, '', '', 100, '', 'cash', 'pending', 'website')`,
    )
    await database.query('update public.donation_offers set handled_at = now()')
    await database.call('visitor', 'submit_registration', registration({ event_id: 2 }))
    await database.query(
      "update public.registrations set created_at = now() - interval '31 days' where event_id = 2",
    )
    expect(await database.call('administrator', 'live_figures')).toEqual({
      kinds: { ...oneOfEach, registration: 2 },
      registrationsLast30Days: 1,
      unhandled: submissions.length,
      submissions: submissions.length + 1,
      donationsTotal: 75.5,
    })
    await database.query('update public.registrations set canceled_at = now()')
    expect(await database.call('administrator', 'live_figures')).toMatchObject({
      kinds: { ...oneOfEach, registration: 0 },
      registrationsLast30Days: 0,
      unhandled: submissions.length - 2,
      submissions: submissions.length + 1,
    })
    await database.query('truncate public.donation_offers')
    expect(await database.call('administrator', 'live_figures')).toMatchObject({
      kinds: { ...oneOfEach, registration: 0, offer: 0 },
    })
  })

  test('all older submissions go at once; subscriptions stay', async () => {
    const { newsletter: _, ...all } = oneOfEach
    const none = Object.fromEntries(Object.keys(all).map((kind) => [kind, 0]))
    const deletedBefore = (at: string) =>
      database.call('administrator', 'delete_submissions_before', { at })
    expect(await deletedBefore('2020-01-01')).toEqual(none)
    await database.query("update public.donation_offers set created_at = '2019-12-31'")
    expect(await deletedBefore('2020-01-01')).toEqual({ ...none, offer: 1 })
    expect(await deletedBefore('2100-01-01')).toEqual({ ...all, offer: 0 })
    expect(await kinds()).toEqual(['newsletter ann@example.com'])
  })

  test('one person is forgotten everywhere, and the answer names what is left of them', async () => {
    const bea = { name: 'Bea', email: 'bea@example.com' }
    await database.call('visitor', 'submit_registration', registration({ form: bea }))
    await database.query(
      `insert into public.donations (id, donor_name, email, amount, date, method, status, source)
       values (1, 'Ann', 'ANN@example.com', 25, '', 'cash', 'completed', 'manual')`,
    )
    const form = { ...bea, donationType: 'Food', donationDetails: 'As ANN@example.com said' }
    const told = offer({ form })
    await database.call('visitor', 'submit_donation_offer', told)
    await database.as('administrator', "update public.programs set title = 'Ask ann@example.com'")
    await database.query('update public.programs set title = $1', ['Programs'])
    const forget = () =>
      database.call('administrator', 'forget_person', { email: '\u00a0Ann@Example.com\t' })
    const answer = (await forget()) as { deleted: object; mentions: { table: string }[] }
    expect(answer.deleted).toEqual(oneOfEach)
    expect(answer.mentions).toEqual(
      expect.arrayContaining([
        { table: 'donations', row: '1' },
        { table: 'donation_offers', row: told.id },
      ]),
    )
    expect(answer.mentions.filter(({ table }) => table === 'audit')).toHaveLength(8)
    expect(await kinds()).toEqual(['offer bea@example.com', 'registration bea@example.com'])
    expect(await database.query('select from private.origins')).toHaveLength(2)

    const email = 'ann@example.com'
    expect(await database.call('administrator', 'forget_in_history', { email })).toBe(8)
    const left = (await forget()) as typeof answer
    expect(left.mentions.map(({ table }) => table).sort()).toEqual(['donation_offers', 'donations'])
    const [entry] = await database.query(
      "select after from public.audit where table_name = 'programs' order by id limit 1",
    )
    expect(entry).toEqual({ after: { title: '…' } })
  })

  test('who is forgotten gives back the places of coming events, and of no other', async () => {
    await database.query(
      `update public.events set attendees = 5,
         date = case id when 1 then to_char(now() + interval '3 days', 'FMMonth DD, YYYY')
                when 2 then to_char(now() + interval '3 days', 'YYYY-MM-DD') when 3 then 'Soon' else date end`,
    )
    for (const event_id of [1, 2, 3, 4]) {
      await database.call('visitor', 'submit_registration', registration({ event_id }))
    }
    await database.query('update public.registrations set canceled_at = now() where event_id = 2')
    await database.query('update public.events set attendees = 5')
    await database.call('administrator', 'forget_person', { email: person.email })
    const rows = await database.query(
      'select attendees::int from public.events order by id limit 4',
    )
    // One canceled long ago; nobody can tell when "Soon" is; the last is over.
    expect(rows.map(({ attendees }) => attendees)).toEqual([3, 5, 5, 5])
  })

  test('a flood from one address is seen, and undone in one go', async () => {
    const from = (address: string, event_id = 4) =>
      database.call('visitor', 'submit_registration', registration({ event_id }), {
        'x-real-ip': address,
      })
    await database.query(
      `update private.settings set address_headers = '{x-real-ip}', places_per_address_and_event = 30`,
    )
    await database.query(
      "update public.events set date = to_char(now() + interval '3 days', 'YYYY-MM-DD') where id = 4",
    )
    const senders = () =>
      database.call('administrator', 'senders') as Promise<{
        unknown: boolean
        floods: { sender: string; submissions: number }[]
      }>
    expect(await senders()).toEqual({ unknown: true, floods: [] })
    for (let sent = 0; sent < 25; sent++) await from('198.51.100.7')
    await from('198.51.100.8')
    const { unknown, floods } = await senders()
    expect({ unknown, floods }).toMatchObject({ unknown: false, floods: [{ submissions: 25 }] })
    expect(JSON.stringify(floods)).not.toContain('198.51')
    const sender = floods[0]?.sender
    expect(
      await database.call('administrator', 'delete_submissions_from', { sender }),
    ).toMatchObject({ registration: 25, offer: 0 })
    expect(await senders()).toEqual({ unknown: false, floods: [] })
    const [event] = await database.query('select attendees::int from public.events where id = 4')
    expect(event).toEqual({ attendees: 1 })
  })

  test('nobody else is answered, and nothing is deleted', async () => {
    const before = await kinds()
    for (const [name, args] of [
      ['live_figures', {}],
      ['delete_submissions_before', { at: '2100-01-01' }],
      ['forget_person', { email: person.email }],
      ['forget_in_history', { email: person.email }],
      ['senders', {}],
      ['delete_submissions_from', { sender: '' }],
    ] as const) {
      expect(await database.call('stranger', name, args)).toBeNull()
      await expect(database.call('visitor', name, args)).rejects.toThrow('permission denied')
    }
    expect(await kinds()).toEqual(before)
  })

  test('an administrator marks a submission as handled and changes nothing else of it', async () => {
    const [handled] = await database.as(
      'administrator',
      "update public.registrations set handled_at = '2026-11-22' returning handled_by, name",
    )
    expect(handled).toEqual({ handled_by: administratorId, name: person.name })
    await expect(
      database.as('administrator', "update public.registrations set name = 'Bea'"),
    ).rejects.toThrow('permission denied')
    const [reopened] = await database.as(
      'administrator',
      'update public.registrations set handled_at = null returning handled_by',
    )
    expect(reopened).toEqual({ handled_by: null })
  })

  test('administrators add and remove each other, and one always remains', async () => {
    const names = async () => {
      const rows = await database.query('select name from public.administrators order by name')
      return rows.map(({ name }) => name)
    }
    const remove = 'delete from public.administrators where user_id = $1 returning name'
    await database.as('administrator', 'insert into public.administrators values ($1, $2)', [
      strangerId,
      'Bea',
    ])
    expect(await names()).toEqual(['Ada', 'Bea'])
    expect(await database.as('administrator', remove, [administratorId])).toEqual([])
    expect(await database.as('administrator', remove, [strangerId])).toEqual([{ name: 'Bea' }])
    await expect(database.query(remove, [administratorId])).rejects.toThrow(
      'The last administrator cannot be removed',
    )
    await expect(
      database.query('delete from auth.users where id = $1', [administratorId]),
    ).rejects.toThrow('The last administrator cannot be removed')
    expect(await names()).toEqual(['Ada'])
  })

  test('of two administrators who remove each other at the same time, one remains', async () => {
    await database.query('insert into public.administrators values ($1, $2)', [strangerId, 'Bea'])
    // Each removal stays open, after its checks, for the other to come in between.
    await database.run(`
      create function public.hold_open() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.3); return null; end $$;
      create trigger then_hold_open after delete on public.administrators
        for each row execute function public.hold_open();`)
    const remove = 'delete from public.administrators where user_id = $1'
    await Promise.allSettled([
      database.as('administrator', remove, [strangerId]),
      database.as('stranger', remove, [administratorId]),
    ])
    await database.run('drop function public.hold_open cascade')
    expect(await database.query('select name from public.administrators')).toHaveLength(1)
    await database.query(
      `insert into public.administrators values ($1, 'Ada') on conflict (user_id) do nothing`,
      [administratorId],
    )
    await database.query('delete from public.administrators where user_id = $1', [strangerId])
  })
})
