/** Everything that visitors and administrators do, at once and at random, while connections are killed. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { offer, registration } from './testing/forms.ts'
import { engines, newDatabase, strangerId } from './testing/sqlDatabase.ts'

const name = 'store_test_load'
const connections = 20
const durationMs = Number(process.env.STORE_LOAD_SECONDS ?? 30) * 1000

const any = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T
const events = [1, 2, 3]
const people = Array.from({ length: 12 }, (_, number) => `person${number}@example.com`)

test.runIf(engines.includes('PostgreSQL'))(
  'after half a minute of everything at once no place is lost or given twice',
  async () => {
    const database = await newDatabase('PostgreSQL', name)
    await database.query(
      `update public.events set slots = 60, date = to_char(now() + interval '9 days', 'YYYY-MM-DD')`,
    )
    await database.query(
      'update private.settings set calls_per_hour_of_nobody = 1000000000, places_per_address_and_event = 1000000',
    )
    await database.query(`insert into public.administrators values ($1, 'Bea')`, [strangerId])

    // Ten who never registered, and what is typed by hand later, in the transaction that types it.
    await database.run(`
      update public.events set attendees = attendees + 10;
      create table private.by_hand as select id as event_id, 10 as more from public.events;
      create table private.erased (id uuid);
      create table private.passed_over (id uuid, by uuid);
      create function private.note_erased() returns trigger language plpgsql security definer as $$
      begin
        insert into private.erased values (old.id);
        return null;
      end $$;
      create function private.note_passed_over() returns trigger language plpgsql security definer as $$
      begin
        -- Whom an administrator chooses may pass others, and a larger party may not have fit.
        if new.waiting_since is not null then
          insert into private.passed_over select new.id, null where new.waiting_since <> old.waiting_since;
        elsif current_setting('store.promoting', true) = 'yes' then
          insert into private.passed_over select id, new.id from public.registrations
          where event_id = new.event_id and waiting_since is not null and canceled_at is null
            and party_size <= new.party_size and (waiting_since, id) < (old.waiting_since, old.id);
        end if;
        return new;
      end $$;
      create trigger note_erased after delete on public.registrations
        for each row execute function private.note_erased();
      create trigger note_passed_over before update on public.registrations
        for each row when (old.waiting_since is not null and old.canceled_at is null)
        execute function private.note_passed_over();`)
    const registered: { id: string; token: string; event_id: number }[] = []
    const asked = new Set<string>()
    const size = () => String(any([1, 1, 1, 2, 3, 4, 8]))
    const form = () => ({ name: 'Ann Brown', email: any(people), partySize: size() })
    const visitor = (rpc: string, args: Record<string, unknown>) =>
      database.call('visitor', rpc, args) as Promise<{ outcome: string; token?: string }>
    const asAdministrator = (sql: string, parameters?: unknown[]) =>
      database.as('administrator', sql, parameters)

    const works: (() => Promise<unknown>)[] = [
      async () => {
        const waiting = Math.random() < 0.7
        const args = registration({ event_id: any(events), form: form(), waiting })
        const send = () => visitor('submit_registration', args)
        const [answer] = await Promise.all(Math.random() < 0.3 ? [send(), send()] : [send()])
        if (answer?.token) registered.push({ ...args, token: answer.token })
      },
      async () => {
        const { id, token } = any(registered) ?? {}
        if (id) asked.add(id)
        if (id) await visitor('cancel_registration', { id, token })
      },
      async () => {
        const { id, token } = any(registered) ?? {}
        if (id) await visitor('change_party', { id, token, party_size: size() })
      },
      async () => {
        const { id, token } = any(registered) ?? {}
        if (id) await visitor('registration_state', { id, token })
      },
      () =>
        database.call('administrator', 'save_registration', {
          id: any(registered)?.id ?? randomUUID(),
          form: form(),
          event_id: any(events),
        }),
      async () => {
        const { id } = any(registered) ?? {}
        if (id) await database.call('administrator', 'promote_registration', { id })
      },
      async () => {
        const { id } = any(registered) ?? {}
        if (id) asked.add(id)
        if (id) await database.call('administrator', 'cancel_registration', { id, token: '' })
      },
      () =>
        database.query(
          `with changed as (
             update public.events set attendees = attendees + $2::int
             where id = $1 and attendees + $2::int <= slots
               and $2::int + (select sum(more) from private.by_hand where event_id = $1) > 5
             returning id
           )
           insert into private.by_hand select id, $2::int from changed`,
          [any(events), any([-1, 1])],
        ),
      () => visitor('submit_donation_offer', offer()),
      () => visitor('subscribe_to_newsletter', { ...offer(), form: { email: any(people) } }),
      () => visitor('submit_registration', registration({ form: { name: '' } })),
      () => visitor('content', { collection: 'events' }),
      () =>
        asAdministrator('update public.events set title = $1 where id = $2', ['Fair', any(events)]),
      () => asAdministrator(`update public.events set location = 'Kingston' where id in (3, 1)`),
      () =>
        asAdministrator('delete from public.registrations where id = $1', [any(registered)?.id]),
      () =>
        asAdministrator(`update public.registrations set handled_at = now() where id = $1`, [
          any(registered)?.id,
        ]),
      () => database.call('administrator', 'forget_person', { email: any(people) }),
      () => database.call('administrator', 'delete_submissions_before', { at: '2020-01-01' }),
      () => database.call('administrator', 'live_figures'),
      () => database.call('administrator', 'senders'),
    ]
    const weights = [10, 4, 3, 2, 2, 1, 1, 2, 3, 3, 3, 3, 2, 1, 2, 2, 1, 1, 1, 1]
    const lots = works.flatMap((work, index) => Array(weights[index]).fill(work) as typeof works)

    const unexpected: string[] = []
    let done = 0
    let killed = 0
    const until = performance.now() + durationMs
    const isCut = ({ code, message }: { code?: string; message: string }) =>
      code === '57P01' || /^Connection terminated|not queryable/.test(message)
    const clients = Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        await any(lots)().catch((error) => {
          if (!isCut(error)) unexpected.push(`${error.code} ${error.message}`)
        })
        done++
      }
    })
    const killer = new pg.Client({ connectionString: process.env.STORE_TEST_DATABASE_URL ?? '' })
    await killer.connect()
    while (performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const ended = await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname like $1 order by random() limit 1`,
        [`${name}%`],
      )
      killed += ended.rows.length
    }
    await Promise.all(clients)
    const { rows: statistics } = await killer.query(
      'select sum(deadlocks)::int as deadlocks from pg_stat_database where datname like $1',
      [`${name}%`],
    )
    await killer.end()

    const counts = await database.query(
      `select id::int, attendees::int, (
         select coalesce(sum(party_size), 0)::int from public.registrations
         where event_id = events.id and canceled_at is null and waiting_since is null
       ) as registered, (
         select sum(more)::int from private.by_hand where event_id = events.id
       ) as by_hand, (
         select coalesce(min(party_size), 1000)::int from public.registrations
         where event_id = events.id and canceled_at is null and waiting_since is not null
       ) as smallest_waiting, slots::int from public.events where id <= 3 order by id`,
    )
    console.info(`${done} calls, ${killed} connections killed`, counts)
    expect([...new Set(unexpected)]).toEqual([])
    expect(statistics).toEqual([{ deadlocks: 0 }])
    expect(killed).toBeGreaterThan(0)
    for (const count of counts as Record<string, number>[]) {
      const { attendees = 0, registered = 0, by_hand = 0, smallest_waiting = 0, slots = 0 } = count
      expect(attendees).toBe(registered + by_hand)
      expect(attendees).toBeLessThanOrEqual(slots)
      // Nobody waits who fits.
      expect(smallest_waiting).toBeGreaterThan(slots - attendees)
    }

    const kept = await database.query(
      `select id, canceled_at is not null as canceled from public.registrations
       union all select id, false from private.erased`,
    )
    const known = new Set(kept.map(({ id }) => id))
    expect(registered.filter(({ id }) => !known.has(id))).toEqual([])
    expect(kept.filter(({ id, canceled }) => canceled && !asked.has(String(id)))).toEqual([])
    expect(await database.query('select * from private.passed_over')).toEqual([])
  },
)

// One who removes an administrator meets one who removes the user, and several at once.
test.runIf(engines.includes('PostgreSQL'))(
  'administrators who remove each other never wait for each other forever',
  async () => {
    const database = await newDatabase('PostgreSQL', `${name}_administrators`)
    const ids = Array.from({ length: 6 }, () => randomUUID())
    for (let round = 0; round < 15; round++) {
      await database.run(
        ids
          .map(
            (id) => `insert into auth.users (id) values ('${id}') on conflict do nothing;
              insert into public.administrators values ('${id}', 'N') on conflict do nothing;`,
          )
          .join(''),
      )
      const results = await Promise.allSettled([
        ...ids.map((id, index) =>
          database.query(
            index % 2
              ? 'delete from auth.users where id = $1'
              : 'delete from public.administrators where user_id = $1',
            [id],
          ),
        ),
        database.query('delete from public.administrators where user_id = any ($1)', [ids]),
        database.query('delete from public.administrators where user_id = any ($1)', [
          [...ids].reverse(),
        ]),
        database.query('delete from auth.users where id = $1', [ids[0]]),
      ])
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    }
  },
)
