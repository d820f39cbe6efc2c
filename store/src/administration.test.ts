import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { guard, person, submissions } from './testing/forms.ts'
import { administratorId, engines, sqlDatabase, strangerId } from './testing/sqlDatabase.ts'

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(async () => {
    await database.reset()
    for (const [name, parameters] of submissions) await database.call('visitor', name, parameters)
  })

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
    const old = [randomUUID(), 2, { ...person, name: 'Bea' }, guard]
    await database.call('visitor', 'submit_registration', old)
    await database.query(
      "update public.registrations set created_at = now() - interval '31 days' where event_id = 2",
    )
    expect(await database.call('administrator', 'live_figures')).toEqual({
      registrations: 2,
      registrationsLast30Days: 1,
      volunteers: 2,
      offers: 1,
      fairRequests: 1,
      subscribers: 1,
      unhandled: 6,
      donationsTotal: 75.5,
    })
    await database.query('update public.registrations set canceled_at = now()')
    expect(await database.call('administrator', 'live_figures')).toMatchObject({
      registrations: 0,
      registrationsLast30Days: 0,
      unhandled: 4,
    })
  })

  test('all older submissions go at once; subscriptions stay', async () => {
    const nobody = { registrations: 0, volunteers: 0, offers: 0, fairRequests: 0 }
    expect(
      await database.call('administrator', 'delete_submissions_before', ['2020-01-01']),
    ).toEqual(nobody)
    await database.query("update public.donation_offers set created_at = '2019-12-31'")
    expect(
      await database.call('administrator', 'delete_submissions_before', ['2020-01-01']),
    ).toEqual({ ...nobody, offers: 1 })
    expect(
      await database.call('administrator', 'delete_submissions_before', ['2100-01-01']),
    ).toEqual({ registrations: 1, volunteers: 2, offers: 0, fairRequests: 1 })
    expect(await kinds()).toEqual(['newsletter ann@example.com'])
  })

  test('one person is forgotten everywhere, and the answer counts the gifts that stay', async () => {
    const other = [randomUUID(), 1, { name: 'Bea', email: 'bea@example.com' }, guard]
    await database.call('visitor', 'submit_registration', other)
    await database.query(
      `insert into public.donations (id, donor_name, email, amount, date, method, status, source)
       values (1, 'Ann', 'ANN@example.com', 25, '', 'cash', 'completed', 'manual')`,
    )
    expect(await database.call('administrator', 'forget_person', [' Ann@Example.com '])).toEqual({
      registrations: 1,
      volunteers: 2,
      offers: 1,
      fairRequests: 1,
      subscribers: 1,
      donationsKept: 1,
    })
    expect(await kinds()).toEqual(['registration bea@example.com'])
  })

  test('nobody else is answered, and nothing is deleted', async () => {
    const before = await kinds()
    for (const [name, ...parameters] of [
      ['live_figures'],
      ['delete_submissions_before', '2100-01-01'],
      ['forget_person', person.email],
    ] as [string, ...string[]][]) {
      expect(await database.call('stranger', name, parameters)).toBeNull()
      await expect(database.call('visitor', name, parameters)).rejects.toThrow('permission denied')
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
