import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { guard, person, registration } from './testing/forms.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'

interface Answer {
  outcome: string
  token?: string
  attendees?: number
  left?: number
}

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  const attendees = async (event = 1) => {
    const [row] = await database.query('select attendees::int from public.events where id = $1', [
      event,
    ])
    return row?.attendees
  }
  const party = (partySize: unknown, form: object = {}) => ({
    form: { ...person, partySize, ...form },
  })
  const register = (id: string, changes: object = {}) => {
    const args = registration({ id, ...changes })
    return database.call('visitor', 'submit_registration', args) as Promise<Answer>
  }
  const change = (id: string, token: unknown, size: number) =>
    database.call('visitor', 'change_party', { id, token, party_size: size }) as Promise<Answer>
  const cancel = (id: string, token: unknown) =>
    database.call('visitor', 'cancel_registration', { id, token }) as Promise<Answer>
  const save = (id: string, form: object, event = 1, above_slots = false) =>
    database.call('administrator', 'save_registration', {
      ...{ id, form, event_id: event, above_slots },
    }) as Promise<Answer>
  const listed = () =>
    database.as(
      'administrator',
      'select name, email, phone, event_id::int, details, channel, canceled_at, handled_at from public.submissions order by created_at, name',
    )
  const slots = (count: number) =>
    database.query('update public.events set slots = $1 where id = 1', [count])

  test('a party takes as many places, and its cancellation gives all of them back', async () => {
    await database.query('update public.events set attendees = 30 where id = 1')
    const id = randomUUID()
    const { token, ...answer } = await register(id, party('4', { partyNames: 'Bea\nCee' }))
    expect(answer).toEqual({ outcome: 'accepted', attendees: 34 })
    expect(await listed()).toMatchObject([{ details: { partySize: '4', partyNames: 'Bea\nCee' } }])
    const canceled = { outcome: 'canceled', eventId: 1, attendees: 30 }
    expect(await cancel(id, token)).toEqual(canceled)
    expect(await cancel(id, token)).toEqual(canceled)
  })

  test('a registration without a party is for one person, and says nothing of it', async () => {
    await register(randomUUID())
    await register(randomUUID(), party('1'))
    expect((await listed()).map(({ details }) => details)).toEqual([{}, {}])
    expect(await attendees()).toBe(2)
  })

  test('a party for which places are too few is told how many are left', async () => {
    await slots(5)
    const id = randomUUID()
    await register(id, party('3'))
    expect(await register(randomUUID(), party('3'))).toEqual({ outcome: 'full', left: 2 })
    expect(await attendees()).toBe(3)
    expect(await register(randomUUID(), party('2'))).toMatchObject({ outcome: 'accepted' })
    expect(await register(randomUUID())).toEqual({ outcome: 'full', left: 0 })
  })

  test('a form that is sent again with another party changes the places by the difference', async () => {
    await slots(5)
    const id = randomUUID()
    await register(id, party('2'))
    expect(await register(id, party('4'))).toMatchObject({ outcome: 'accepted', attendees: 4 })
    expect(await register(id, party('6'))).toEqual({ outcome: 'full', left: 1 })
    expect(await register(id)).toMatchObject({ outcome: 'accepted', attendees: 1 })
    await database.as('administrator', 'update public.registrations set handled_at = now()')
    expect(await register(id, party('3'))).toMatchObject({ outcome: 'accepted', attendees: 1 })
  })

  test('the same form of a party is a repeat from any browser, another one is none', async () => {
    const id = randomUUID()
    const elsewhere = { guard: { ...guard, secret: 'another' } }
    await register(id, party('3'))
    expect(await register(id, { ...party('3'), ...elsewhere })).toEqual({
      outcome: 'accepted',
      attendees: 3,
    })
    expect(await register(id, { ...party('2'), ...elsewhere })).toEqual({ outcome: 'gone' })
    expect(await attendees()).toBe(3)
  })

  test.each(['0', '9', '-1', '2.5', 'two', '99999999999999999999', 3, ['3'], { a: 1 }, true])(
    'a party of %j is refused for its field',
    async (size) => {
      expect(await register(randomUUID(), party(size))).toEqual({
        outcome: 'invalid',
        field: 'partySize',
      })
      expect(await save(randomUUID(), party(size).form)).toEqual({
        outcome: 'invalid',
        field: 'partySize',
      })
      expect(await attendees()).toBe(0)
    },
  )

  test('a party becomes smaller, or larger while places last, with the token only', async () => {
    await slots(6)
    const id = randomUUID()
    const { token } = await register(id, party('4'))
    const accepted = { outcome: 'accepted', eventId: 1 }
    expect(await change(id, token, 3)).toEqual({ ...accepted, partySize: 3, attendees: 3 })
    expect(await change(id, token, 6)).toEqual({ ...accepted, partySize: 6, attendees: 6 })
    expect(await change(id, token, 7)).toEqual({ outcome: 'full', left: 0, eventId: 1 })
    for (const size of [0, 9]) {
      expect(await change(id, token, size)).toEqual({ outcome: 'invalid', field: 'partySize' })
    }
    expect(await change(id, 'x', 2)).toEqual({ outcome: 'gone' })
    expect(await attendees()).toBe(6)
    await cancel(id, token)
    expect(await change(id, token, 2)).toEqual({ outcome: 'gone' })
    expect(await attendees()).toBe(0)
  })

  test('a party that becomes smaller keeps as many names as people', async () => {
    const id = randomUUID()
    const names = async () => {
      const [row] = await database.query('select party_names as names from public.registrations')
      return row?.names
    }
    const { token } = await register(id, party('5', { partyNames: 'Bea\n\nCee\nDee\nEve' }))
    await change(id, token, 6)
    expect(await names()).toBe('Bea\n\nCee\nDee\nEve')
    await change(id, token, 4)
    expect(await names()).toBe('Bea\nCee\nDee')
    await save(id, { partySize: '2' })
    expect(await names()).toBe('Bea')
    await register(id, party('1', { partyNames: 'Bea' }))
    expect(await names()).toBeNull()
  })

  test('one address has so many places of an event, whatever its parties', async () => {
    const call = (name: string, args: Record<string, unknown>) =>
      database.call('visitor', name, args, { 'x-real-ip': '198.51.100.7' }) as Promise<Answer>
    const from = (id: string, size: string) =>
      call('submit_registration', registration({ id, ...party(size) }))
    await database.query(
      `update private.settings set address_headers = '{x-real-ip}', places_per_address_and_event = 8`,
    )
    const id = randomUUID()
    const { token } = await from(id, '6')
    const to = (party_size: number) => call('change_party', { id, token, party_size })
    expect(await from(randomUUID(), '3')).toEqual({ outcome: 'tooMany' })
    expect(await from(randomUUID(), '2')).toMatchObject({ outcome: 'accepted' })
    expect(await from(id, '7')).toEqual({ outcome: 'tooMany' })
    expect(await to(7)).toMatchObject({ outcome: 'tooMany' })
    expect(await attendees()).toBe(8)

    await database.query('update private.settings set places_per_address_and_event = 1')
    expect(await from(id, '6')).toMatchObject({ outcome: 'accepted' })
    expect(await from(id, '5')).toMatchObject({ outcome: 'accepted' })
    expect(await to(4)).toMatchObject({ outcome: 'accepted' })
    expect(await attendees()).toBe(6)
  })

  test('deleting a party gives its places of a coming event back, and those typed by hand stay', async () => {
    await database.query(
      `update public.events set date = to_char(now() + interval '9 days', 'YYYY-MM-DD') where id = 1`,
    )
    await register(randomUUID(), party('4'))
    await register(randomUUID(), { event_id: 2, ...party('3') })
    await database.query('update public.events set attendees = attendees + 10')
    await database.call('administrator', 'forget_person', { email: person.email })
    expect([await attendees(1), await attendees(2)]).toEqual([10, 13])
  })

  describe('an administrator', () => {
    const called = { name: 'Cal Lee', phone: '876 555 0100' }

    test('registers somebody who has no email address', async () => {
      const id = randomUUID()
      const saved = { outcome: 'accepted', events: { 1: 3 } }
      expect(await save(id, { ...called, partySize: '3' })).toEqual(saved)
      expect(await save(id, { ...called, partySize: '3' })).toEqual(saved)
      expect(await listed()).toMatchObject([
        {
          ...called,
          email: '',
          event_id: 1,
          channel: 'phone',
          details: { partySize: '3' },
          handled_at: expect.anything(),
        },
      ])
      expect(await save(randomUUID(), { name: 'C' })).toEqual({ outcome: 'invalid', field: 'name' })
      expect(await save(randomUUID(), { ...called, email: 'x' })).toEqual({
        outcome: 'invalid',
        field: 'email',
      })
    })

    test('changes and moves a registration, with the difference at both events', async () => {
      const id = randomUUID()
      await register(id, party('4'))
      expect(await save(id, { ...person, partySize: '3' })).toMatchObject({ events: { 1: 3 } })
      expect(await save(id, { ...person, partySize: '2' }, 2)).toMatchObject({
        events: { 1: 0, 2: 2 },
      })
      expect([await attendees(1), await attendees(2)]).toEqual([0, 2])
      expect(await listed()).toMatchObject([{ event_id: 2, channel: null, handled_at: null }])
      expect(await save(id, { ...person, email: '' }, 2)).toMatchObject({ field: 'email' })
      expect(await save(id, person, 99)).toEqual({ outcome: 'gone' })
      expect(await attendees(2)).toBe(2)
    })

    test('changes what is sent, and leaves a party that became smaller meanwhile', async () => {
      const id = randomUUID()
      const { token } = await register(id, party('4', { partyNames: 'Bea', phone: '555' }))
      await change(id, token, 2)
      expect(await save(id, { name: 'Ann Lee', phone: '' })).toMatchObject({ events: { 1: 2 } })
      expect(await listed()).toMatchObject([
        {
          ...{ name: 'Ann Lee', email: person.email, phone: null },
          details: { partySize: '2', partyNames: 'Bea' },
        },
      ])
    })

    test('goes above the slots only when asked to', async () => {
      await slots(4)
      const id = randomUUID()
      await save(id, { ...called, partySize: '3' })
      expect(await save(id, { ...called, partySize: '5' })).toEqual({ outcome: 'full', left: 1 })
      expect(await save(id, { ...called, partySize: '5' }, 1, true)).toMatchObject({
        events: { 1: 5 },
      })
      expect(await save(randomUUID(), called)).toEqual({ outcome: 'full', left: 0 })
    })

    test('cancels without a token, once', async () => {
      const id = randomUUID()
      await register(id, party('4'))
      const cancelIt = () =>
        database.call('administrator', 'cancel_registration', { id, token: '' })
      expect(await cancelIt()).toEqual({ outcome: 'canceled', events: { 1: 0 } })
      expect(await cancelIt()).toEqual({ outcome: 'canceled', events: { 1: 0 } })
      expect(await save(id, person)).toEqual({ outcome: 'gone' })
      expect(await listed()).toMatchObject([{ canceled_at: expect.anything() }])
    })

    test('is in the audit with what was done, and nothing of the person', async () => {
      await database.run(
        `update public.events set title = (select title from public.events where id = 2) where id = 3;
         truncate public.audit;`,
      )
      const id = randomUUID()
      await save(id, { ...called, partySize: '4', partyNames: 'Bea' })
      await save(id, { ...called, name: 'Cal Leigh', partySize: '3', partyNames: 'Dee' })
      await save(id, { ...called, name: 'Cal Leigh', partySize: '3', partyNames: 'Dee' })
      await save(id, { ...called, name: 'Cal Leigh', partySize: '3', partyNames: 'Dee' }, 2)
      await save(id, {}, 3)
      await database.call('administrator', 'cancel_registration', { id, token: '' })
      const entries = await database.query(
        `select action, before, after from public.audit where table_name = 'registrations' order by id`,
      )
      const titles = await database.query(
        'select title from public.events where id < 3 order by id',
      )
      expect(entries).toEqual([
        { action: 'insert', before: null, after: null },
        {
          action: 'update',
          before: { name: '…', party_names: '…', party_size: 4 },
          after: { name: '…', party_names: '…', party_size: 3 },
        },
        {
          action: 'update',
          before: { event_title: titles[0]?.title },
          after: { event_title: titles[1]?.title },
        },
        {
          action: 'update',
          before: { event_title: titles[1]?.title },
          after: { event_title: titles[1]?.title },
        },
        {
          action: 'update',
          before: { canceled_at: null },
          after: { canceled_at: expect.any(String) },
        },
      ])
      const changedEvents = await database.query(
        `select action from public.audit where table_name = 'events'`,
      )
      expect(changedEvents).toEqual([])
    })

    test('still changes nothing but whether it is handled directly', async () => {
      const id = randomUUID()
      await register(id)
      await expect(
        database.as('administrator', 'update public.registrations set party_size = 8'),
      ).rejects.toThrow('permission denied')
    })
  })
})
