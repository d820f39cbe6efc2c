import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { registration } from './testing/forms.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'

interface Answer {
  taps: { id: string; at: string; here: boolean }[]
  next: number
  refused: unknown[]
}

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  let family: string
  beforeEach(async () => {
    await database.reset()
    family = randomUUID()
    await database.call('visitor', 'submit_registration', registration({ id: family }))
  })

  const plain = () => randomUUID().replaceAll('-', '')
  const tap = (changes: object = {}) => ({
    ...{ id: plain(), eventId: 1, registrationId: family, person: 0, here: true },
    at: '2026-04-19T14:00:00.000000Z',
    ...changes,
  })
  const walkIn = (changes: object = {}) => {
    const { registrationId: _, person: __, ...others } = tap()
    return { ...others, walkIn: plain(), ...changes }
  }
  const sync = (taps: unknown = [], since = 0, about = 1) =>
    database.call('administrator', 'sync_door', { about, taps, since }) as Promise<Answer>

  test('keeps each tap once, with its time, and answers what others have tapped', async () => {
    const first = tap({ person: 3 })
    const second = walkIn({ name: 'Dee', here: false })
    expect(await sync([first])).toEqual({ taps: [first], next: expect.any(Number), refused: [] })
    const { next } = await sync([first, { ...first, here: false }])
    expect((await sync([second], next)).taps).toEqual([second])
    expect((await sync([first, second])).taps).toEqual([first, second])
    expect((await sync([], 0, 2)).taps).toEqual([])
  })

  test('takes taps of another event along', async () => {
    const other = walkIn({ eventId: 2 })
    expect(await sync([other])).toMatchObject({ taps: [], refused: [] })
    expect((await sync([], 0, 2)).taps).toEqual([other])
  })

  test('names what it cannot accept, and keeps the others', async () => {
    const good = tap()
    const bad: Record<string, unknown>[] = [
      tap({ registrationId: randomUUID() }),
      tap({ registrationId: 'x' }),
      tap({ walkIn: plain() }),
      tap({ eventId: 1e30 }),
      tap({ person: 8 }),
      tap({ here: 'maybe' }),
      tap({ here: null }),
      tap({ at: 'soon' }),
      tap({ at: '-infinity' }),
      walkIn({ walkIn: null }),
      walkIn({ name: 'x'.repeat(201) }),
      walkIn({ name: 'a\nb' }),
      { id: 'x' },
    ]
    const { taps, refused } = await sync([...bad, 3, good])
    expect(taps).toEqual([good])
    expect(refused).toEqual([...bad.map(({ id }) => id), null])
    for (const none of [null, {}, 'x']) expect((await sync(none)).taps).toEqual([good])
  })

  test('believes no clock that is ahead, and keeps the order of its taps', async () => {
    const there = { at: '2099-01-01T00:00:00.000000Z' }
    const [one, other] = [tap(there), tap({ ...there, here: false })]
    const { taps } = await sync([one, other])
    expect(taps.map(({ id }) => id)).toEqual([one.id, other.id])
    const [first = '', second = ''] = taps.map(({ at }) => at)
    expect(first < second && second < new Date(Date.now() + 60_000).toISOString()).toBe(true)
  })

  test('taps go with their registration, and a month later than their event', async () => {
    const stranger = walkIn()
    await sync([tap(), stranger, walkIn({ at: 'now' })])
    await database.as('administrator', `delete from public.registrations where id = '${family}'`)
    expect((await sync()).taps).toHaveLength(2)
    await database.as('administrator', 'delete from public.events where id = 1')
    expect((await sync()).taps[0]).toEqual(stranger)
    await sync([walkIn({ eventId: 2 })])
    expect((await sync()).taps).toMatchObject([
      { here: true, at: expect.not.stringMatching(stranger.at) },
    ])
  })

  test('names of walk-ins go with what was sent before a day, and who came still counts', async () => {
    const old = walkIn()
    await sync([{ ...old, name: 'Dee' }, walkIn({ name: 'Eve', at: 'now' })])
    await database.call('administrator', 'delete_submissions_before', { at: '2026-04-20' })
    expect((await sync()).taps).toEqual([old, expect.objectContaining({ name: 'Eve' })])
  })

  test('two who sync at once have each the other’s taps in the end', async () => {
    const batches = Array.from({ length: 20 }, () => [tap(), walkIn()])
    const seen = new Set<string>()
    let since = 0
    await Promise.all(
      batches.map(async (batch) => {
        await sync(batch)
        const { taps, next } = await sync([], since)
        for (const { id } of taps) seen.add(id)
        since = Math.max(since, next)
      }),
    )
    expect(seen.size).toBe(40)
  })

  test('nobody else is told, and the history names nobody', async () => {
    await sync([walkIn({ name: 'Dee' })])
    expect(await database.call('stranger', 'sync_door', { about: 1 })).toBeNull()
    await expect(database.call('visitor', 'sync_door', { about: 1 })).rejects.toThrow(/denied/)
    expect(JSON.stringify(await database.query('select * from public.audit'))).not.toContain('Dee')
  })
})
