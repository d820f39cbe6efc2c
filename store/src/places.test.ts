import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventForm, guard } from './testing/forms.ts'
import { fromClients } from './testing/fromClients.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  const register = (id: string = randomUUID()) =>
    database.call('visitor', 'submit_registration', [id, 1, eventForm, guard]) as Promise<{
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
          database.call('visitor', 'cancel_registration', [id, token ?? '']),
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

  test('repeats and a deletion at the same time bring nothing back', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID())
    for (const id of ids) await register(id)
    await Promise.all(
      ids.flatMap((id) => [
        register(id),
        database.query('delete from public.registrations where id = $1', [id]),
        register(id),
      ]),
    )
    expect(await stored()).toEqual({ attendees: 40, registrations: 0 })
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
        [1, 2].map((eventId) =>
          database.call('visitor', 'submit_registration', [id, eventId, eventForm, guard]),
        ),
      ),
    )
    const after = await taken()
    expect(after.attendees - before.attendees).toBe(after.registrations)
  })
})
