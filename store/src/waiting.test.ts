import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { person, registration } from './testing/forms.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'

interface Answer {
  outcome: string
  token: string
  attendees?: number
  number?: number
}
type Party = Pick<Answer, 'token'> & { id: string }

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())
  beforeEach(() =>
    database.run(
      `update public.events set slots = 4, date = to_char(now() + interval '9 days', 'YYYY-MM-DD');
       truncate public.audit;`,
    ),
  )

  const event = async (id = 1) => {
    const [row] = await database.query(
      'select attendees::int, slots::int from public.events where id = $1',
      [id],
    )
    return row
  }
  /** Asks to wait, unless told otherwise. */
  const register = async (partySize: number, args: object = {}) => {
    const id = randomUUID()
    const form = { ...person, partySize: String(partySize) }
    const sent = registration({ id, form, waiting: true, ...args })
    const answer = (await database.call('visitor', 'submit_registration', sent)) as Answer
    return {
      ...answer,
      id,
      again: (changes: object) =>
        database.call('visitor', 'submit_registration', { ...sent, ...changes }),
    }
  }
  const call = (name: string, args: Record<string, unknown>) =>
    database.call('visitor', name, args) as Promise<Answer>
  const state = ({ id, token }: Partial<Party> = {}) => call('registration_state', { id, token })
  const cancel = ({ id, token }: Partial<Party> = {}) => call('cancel_registration', { id, token })
  const change = ({ id, token }: Partial<Party> = {}, party_size = 1) =>
    call('change_party', { id, token, party_size })
  const outcomes = async (parties: Party[]) => {
    const found = []
    for (const party of parties) {
      const { outcome, number } = await state(party)
      found.push(number ?? outcome)
    }
    return found
  }

  test('a full event takes who asks to wait, in the order in which they came', async () => {
    const first = await register(4)
    expect(first).toMatchObject({ outcome: 'accepted', attendees: 4 })
    const waiting = [await register(2), await register(1)]
    expect(waiting).toMatchObject([
      { outcome: 'waiting', number: 1, attendees: 4 },
      { outcome: 'waiting', number: 2 },
    ])
    expect(await state(waiting[1])).toEqual({
      ...{ outcome: 'waiting', number: 2, eventId: 1, partySize: 1 },
    })
    expect(await event()).toEqual({ attendees: 4, slots: 4 })
    expect(await register(1, { waiting: false })).toMatchObject({ outcome: 'full', left: 0 })
    const [row] = await database.as(
      'administrator',
      'select count(*)::int as waiting from public.submissions where waiting_since is not null',
    )
    expect(row).toEqual({ waiting: 2 })
  })

  test('places that become free go to the first parties that fit', async () => {
    const first = await register(4)
    const waiting = [await register(3), await register(2), await register(1), await register(1)]
    await change(first, 2)
    expect(await outcomes(waiting)).toEqual([1, 'accepted', 2, 3])
    await cancel(first)
    expect(await outcomes(waiting)).toEqual([1, 'accepted', 'accepted', 'accepted'])
    expect(await event()).toEqual({ attendees: 4, slots: 4 })
    await cancel(waiting[3])
    await cancel(waiting[2])
    expect(await outcomes(waiting)).toEqual([1, 'accepted', 'gone', 'gone'])
    expect(await change(waiting[0], 2)).toMatchObject({
      ...{ outcome: 'accepted', attendees: 4 },
    })
  })

  test.each([
    ['more slots', 'slots = 30'],
    ['fewer attendees', 'attendees = 0'],
  ])('an administrator’s %s give places to all who fit', async (_, change) => {
    await register(4)
    const waiting = [await register(3), await register(1), await register(8)]
    const [changed] = await database.as(
      'administrator',
      `update public.events set ${change} where id = 1 returning id`,
    )
    expect(Number(changed?.id)).toBe(1)
    const enough = change.startsWith('slots')
    expect(await outcomes(waiting)).toEqual(['accepted', 'accepted', enough ? 'accepted' : 1])
    const entries = await database.query('select table_name, after from public.audit')
    expect(entries).toHaveLength(1)
    expect(entries[0]?.table_name).toBe('events')
  })

  test.each(['draft', 'postponed', 'canceled'])(
    'an event that is %s takes nobody, and its free places go to nobody before it is scheduled again',
    async (status) => {
      const [first, second] = [await register(2), await register(2)]
      const waiting = [await register(3), await register(2)]
      const set = (change: string) =>
        database.as('administrator', `update public.events set ${change} where id = 1`)
      await set(`status = '${status}'`)
      await cancel(first)
      await set('slots = 7')
      for (const refused of [
        await register(1),
        await register(1, { waiting: false }),
        await second.again({ form: { ...person, partySize: '3' } }),
        await change(second, 3),
      ]) {
        expect(refused).toMatchObject({ outcome: 'gone' })
      }
      expect(await outcomes(waiting)).toEqual([1, 2])
      expect(await event()).toEqual({ attendees: 2, slots: 7 })
      const promoted = { id: waiting[1]?.id, above_slots: false }
      await database.call('administrator', 'promote_registration', promoted)
      expect(await event()).toEqual({ attendees: 4, slots: 7 })
      await set(`status = 'scheduled'`)
      expect(await outcomes(waiting)).toEqual(['accepted', 'accepted'])
      expect(await event()).toEqual({ attendees: 7, slots: 7 })
    },
  )

  test('a deletion gives places to who waits, but not those of an event that is past', async () => {
    const first = await register(4)
    const waiting = [await register(3)]
    await database.query(`update public.events set date = '2020-01-01' where id = 1`)
    await cancel(first)
    expect(await outcomes(waiting)).toEqual([1])
    await database.query(
      `update public.events set date = to_char(now() + interval '9 days', 'YYYY-MM-DD') where id = 1`,
    )
    expect(await outcomes(waiting)).toEqual(['accepted'])
    waiting.push(await register(2))
    expect(await outcomes(waiting)).toEqual(['accepted', 1])
    await database.as('administrator', 'delete from public.registrations where id = $1', [
      waiting[0]?.id,
    ])
    expect(await outcomes(waiting)).toEqual(['gone', 'accepted'])
    expect(await event()).toEqual({ attendees: 2, slots: 4 })
  })

  test('who waits holds no place, and gives none back', async () => {
    await register(4)
    const waiting = await register(3)
    expect(await cancel(waiting)).toEqual({ outcome: 'canceled', eventId: 1, attendees: 4 })
    expect(await state(waiting)).toMatchObject({ outcome: 'gone' })
    await register(2)
    await database.as(
      'administrator',
      'delete from public.registrations where waiting_since is not null',
    )
    expect(await event()).toEqual({ attendees: 4, slots: 4 })
  })

  test('a form that is sent again waits once, and an older page is told that the event is full', async () => {
    await register(4)
    const waiting = await register(3)
    await register(1)
    expect(await waiting.again({})).toMatchObject({ outcome: 'waiting', number: 1 })
    expect(await waiting.again({ waiting: false })).toMatchObject({ outcome: 'full' })
    expect(await event()).toEqual({ attendees: 4, slots: 4 })
  })

  test('nobody without the token learns of a registration', async () => {
    const { id } = await register(4)
    for (const token of ['', 'x', id]) {
      expect(await call('registration_state', { id, token })).toEqual({ outcome: 'gone' })
    }
  })

  test('an administrator promotes one before others, and above the slots only when asked to', async () => {
    await register(4)
    const waiting = [await register(1), await register(2)]
    const promote = (above_slots: boolean) =>
      database.call('administrator', 'promote_registration', { id: waiting[1]?.id, above_slots })
    expect(await promote(false)).toEqual({ outcome: 'full', left: 0 })
    expect(await promote(true)).toEqual({ outcome: 'accepted', events: { 1: 6 } })
    expect(await promote(true)).toEqual({ outcome: 'accepted', events: { 1: 6 } })
    expect(await outcomes(waiting)).toEqual([1, 'accepted'])
    const entries = await database.query('select action, before, after from public.audit')
    expect(entries).toEqual([
      {
        action: 'update',
        before: { waiting_since: expect.any(String) },
        after: { waiting_since: null },
      },
    ])
  })

  test('an administrator has somebody wait who calls about a full event', async () => {
    await register(3)
    const first = await register(2)
    const add = (
      id: string,
      partySize: string,
      role: 'administrator' | 'visitor' = 'administrator',
    ) => database.call(role, 'add_waiting', { id, form: { ...person, partySize }, event_id: 1 })
    const id = randomUUID()
    const waits = { outcome: 'waiting', events: { 1: 3 } }
    expect(await add(id, '2')).toEqual(waits)
    expect(await add(id, '2')).toEqual(waits)
    expect(await add(randomUUID(), '1')).toEqual({ outcome: 'accepted', events: { 1: 4 } })
    expect(await add(randomUUID(), '9')).toMatchObject({ outcome: 'invalid', field: 'partySize' })
    const rows = await database.query(
      `select id, channel, handled_at is not null as handled from public.registrations
      where waiting_since is not null order by waiting_since`,
    )
    expect(rows).toMatchObject([
      { id: first.id, channel: null },
      { id, channel: 'phone', handled: true },
    ])
  })

  test('one that waits can be moved to an event with places', async () => {
    await register(4)
    const { id, ...waiting } = await register(3)
    await database.call('administrator', 'save_registration', {
      ...{ id, form: { ...person, partySize: '2' }, event_id: 2 },
    })
    const moved = { outcome: 'accepted', eventId: 2, partySize: 2 }
    expect(await state({ id, ...waiting })).toEqual(moved)
    expect([await event(1), await event(2)]).toMatchObject([{ attendees: 4 }, { attendees: 2 }])
    expect(await change({ id, ...waiting }, 2)).toEqual({ ...moved, attendees: 2 })
    expect(await cancel({ id, ...waiting })).toMatchObject({ eventId: 2, attendees: 0 })
  })
})
