import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { offer, registration } from './testing/forms.ts'
import { fromClients } from './testing/fromClients.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  const register = (id: string = randomUUID()) =>
    database.call('visitor', 'submit_registration', registration({ id })) as Promise<{
      outcome: string
      token?: string
    }>
  const outcomes = (answers: { outcome: string }[], outcome: string) =>
    answers.filter((answer) => answer.outcome === outcome).length
  const stored = async () => {
    const [row] = await database.query(
      `select attendees::int, (select count(*)::int from public.registrations) as registrations
       from public.events where id = 1`,
    )
    return row
  }
  test('200 registrations from 20 clients for 120 places end in exactly 120', async () => {
    const answers = await fromClients(20, 200, () => register())
    expect(outcomes(answers, 'accepted')).toBe(120)
    expect(outcomes(answers, 'full')).toBe(80)
    expect(await stored()).toEqual({ attendees: 120, registrations: 120 })
  })

  test('parties that wait get the places that become free in their order, and no place stays free for one that fits', async () => {
    await database.run(`
      update public.events set slots = 40, attendees = 6,
        date = to_char(now() + interval '9 days', 'YYYY-MM-DD') where id = 1;
      create table private.waited (id uuid, since timestamptz);
      create function private.note_waiting() returns trigger language plpgsql security definer as
        $$ begin insert into private.waited values (new.id, new.waiting_since); return null; end $$;
      create trigger note_waiting after insert on public.registrations
        for each row when (new.waiting_since is not null) execute function private.note_waiting();`)
    const sizes = [1, 1, 2, 3, 4, 8]
    const made: { id: string; token?: string }[] = []
    const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)]
    await fromClients(20, 600, async () => {
      const lot = Math.random()
      if (lot < 0.55 || made.length === 0) {
        const id = randomUUID()
        const form = { name: 'Ann Brown', email: 'a@example.com', partySize: String(pick(sizes)) }
        const args = registration({ id, form, waiting: true })
        const answer = await database.call('visitor', 'submit_registration', args)
        made.push({ ...(answer as object), id })
      } else if (lot < 0.85) {
        const { id = '', token = '' } = pick(made) ?? {}
        await database.call('visitor', 'cancel_registration', { id, token })
      } else if (lot < 0.95) {
        await database.as('administrator', 'delete from public.registrations where id = $1', [
          pick(made)?.id,
        ])
      } else {
        const { id } = pick(made) ?? {}
        await database.as(
          'administrator',
          'update public.registrations set handled_at = now() where id = $1',
          [id],
        )
      }
    })
    const left = await database.query(
      `select party_size, waiting_since is not null as waits, since
       from public.registrations left join private.waited using (id)
       where canceled_at is null order by since`,
    )
    const [event] = await database.query(
      'select attendees::int, slots::int from public.events where id = 1',
    )
    await database.run(
      'drop table private.waited cascade; drop function private.note_waiting cascade',
    )
    const parties = left as { party_size: number; waits: boolean; since: Date | null }[]
    const placed = parties.filter(({ waits }) => !waits)
    const waiting = parties.filter(({ waits }) => waits)
    const people = placed.reduce((sum, { party_size }) => sum + party_size, 0)
    expect(event?.attendees).toBe(people + 6)
    expect(event?.attendees).toBeLessThanOrEqual(40)
    const free = 40 - Number(event?.attendees)
    expect(waiting.filter(({ party_size }) => party_size <= free)).toEqual([])
    const overtaken = waiting.filter((one) =>
      placed.some(
        ({ party_size, since }) =>
          since && one.since && since > one.since && party_size >= one.party_size,
      ),
    )
    expect(overtaken).toEqual([])
    console.info(`${engine}: ${placed.length} parties have places, ${waiting.length} wait`)
  })

  test('1,000 repeated calls from 20 clients count once', async () => {
    const id = randomUUID()
    const answers = await fromClients(20, 1_000, () => register(id))
    expect(outcomes(answers, 'accepted')).toBe(1_000)
    expect(await stored()).toEqual({ attendees: 1, registrations: 1 })
  })

  test('registrations, repeats and cancellations at the same time keep the count', async () => {
    const answers = await fromClients(20, 100, async () => {
      const id = randomUUID()
      await register(id)
      const [canceled] = await Promise.all([
        register(id).then(({ token }) =>
          database.call('visitor', 'cancel_registration', { id, token: token ?? '' }),
        ),
        register(id),
      ])
      return canceled as { outcome: string }
    })
    const [row] = await database.query(
      'select count(*)::int as places from public.registrations where canceled_at is null',
    )
    expect(answers).toHaveLength(100)
    expect(await stored()).toEqual({ attendees: row?.places, registrations: 100 })
  })

  test('repeats that meet a deletion bring nothing back', async () => {
    // Each deletion stays open for repeats to come in between.
    await database.run(`
      create function public.hold_open() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.2); return null; end $$;
      create trigger then_hold_open after delete on public.registrations
        for each row execute function public.hold_open();
      create trigger then_hold_open after delete on public.donation_offers
        for each row execute function public.hold_open();`)
    const id = randomUUID()
    const offerThings = () => database.call('visitor', 'submit_donation_offer', offer({ id }))
    await Promise.all([register(id), offerThings()])
    const threeTimes = async (send: () => Promise<unknown>) => {
      for (let sent = 0; sent < 3; sent++) await send()
    }
    await Promise.all([
      database.query('delete from public.registrations'),
      database.query('delete from public.donation_offers'),
      threeTimes(() => register(id)),
      threeTimes(offerThings),
    ])
    await database.run('drop function public.hold_open cascade')
    expect(await register(id)).toEqual({ outcome: 'gone' })
    expect(await database.query('select * from public.submissions')).toEqual([])
  })

  test('one id that is sent for two events at the same time takes one place', async () => {
    const taken = async () => {
      const [row] = await database.query(
        `select sum(attendees)::int as attendees,
           (select count(*)::int from public.registrations) as registrations from public.events`,
      )
      return row as { attendees: number; registrations: number }
    }
    const before = await taken()
    await Promise.all(
      Array.from({ length: 40 }, () => randomUUID()).flatMap((id) =>
        [1, 2].map((event_id) =>
          database.call('visitor', 'submit_registration', registration({ id, event_id })),
        ),
      ),
    )
    const after = await taken()
    expect(after.attendees - before.attendees).toBe(after.registrations)
  })
})
