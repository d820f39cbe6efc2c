/** What both backends promise to whoever calls them. */
import { signIn } from 'shared/auth'
import { backend, collection, type SentForm } from 'shared/backend'
import type { SubmissionFilter } from 'shared/backend/administration'
import { donations } from 'shared/collections/donations'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { newTap } from 'shared/submissions/arrivals'
import type { SubmissionKind } from 'shared/submissions/submissionKinds'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { fakeStore } from 'shared/testing/fakeStore'
import { fakeSubmissions } from 'shared/testing/fakeSubmissions'
import { fakeTables } from 'shared/testing/fakeTables'
import { contactFields, fair, filledForms } from 'shared/testing/filledForms'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const ann = { id: 'ann', name: 'Ann', email: 'ann@example.com', role: 'admin' } as const
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

async function openBrowser() {
  await emptyDatabase()
  return async (changes: object) => {
    await collection(events).update((current) =>
      current.map((event) => (event.id === wideFair.id ? { ...event, ...changes } : event)),
    )
  }
}

async function openSupabase(event: object = fair) {
  const tables = fakeTables({ events: [event, wideFair], donations: donations.seed })
  const sent = fakeSubmissions([], tables)
  fakeStore(sent.answer)
  return async (changes: Record<string, unknown>) => sent.changeEvent(wideFair.id, changes)
}

function signInAnn() {
  signIn(ann)
  const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 }
  store('auth', { ...ann, tokens })
}

const kinds = Object.keys(filledForms) as SubmissionKind[]

const idOf = (n: number) => String(n).padStart(32, '0')

/** Sends it as a person does, a minute after the one before. */
async function send(kind: SubmissionKind, n: number, changes: object = {}, waiting = false) {
  vi.setSystemTime(Date.UTC(2026, 4, 1, 0, n))
  const metadata = { id: idOf(n), website: '', elapsed: 60_000, ...(waiting && { waiting }) }
  const form = { ...filledForms[kind], ...changes }
  return (await backend().submissions()).send(kind, form, metadata).catch(() => 'rejected')
}

const submissions = () => backend().submissions()
const cancel = async () => (await backend().submissions()).cancelRegistration(fair.id)

async function administer() {
  signInAnn()
  return backend().administration()
}

const listed = async (filter: SubmissionFilter = {}) => (await administer()).submissions.all(filter)
const numbers = async (filter: SubmissionFilter = {}) =>
  (await listed(filter)).map(({ id }) => Number(id))
const attendees = () => collection(events).get()[0]?.attendees

/** With ten who never registered. */
const wideFair = {
  ...fair,
  id: 6,
  title: 'Wide fair',
  attendees: 10,
  slots: 20,
  date: '2099-05-01',
}

describe.each([
  ['browser', openBrowser],
  ['supabase', openSupabase],
])('the backend %s', (_, open) => {
  /** Changes the wide fair as an administrator does. */
  let changeFair: (changes: Record<string, unknown>) => Promise<void>

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(console, 'info').mockImplementation(() => {})
    store('events', [fair, wideFair])
    dispatchEvent(new StorageEvent('storage', { key: 'events' }))
    changeFair = await open()
  })

  test('has one collection of a key, whoever asks first', () => {
    const { get, subscribe } = collection(events)
    const same = collection({ ...events, seed: [] })
    expect(same.get()).toBe(get())
    expect(same.subscribe).toBe(subscribe)
  })

  test('keeps the registrations of this device here', async () => {
    const remembered = [{ eventId: 5, createdAt: '2026-05-01T00:00:00.000Z', id: idOf(1) }]
    await collection(registrations).update(() => remembered)
    expect(JSON.parse(localStorage.getItem('registrations') ?? '')).toEqual(remembered)
    expect(localStorage.getItem('registrations.origin')).toBeNull()
  })

  test.each(kinds)('takes a form of the kind "%s", and lists all that was typed', async (kind) => {
    expect(await send(kind, 1)).toBe('accepted')
    const { eventTitle: _, ...form }: SentForm = filledForms[kind]
    const { name, email, phone, eventId, ...details } = { ...contactFields, ...form }
    expect(await listed()).toEqual([
      {
        id: idOf(1),
        kind,
        createdAt: '2026-05-01T00:01:00.000Z',
        ...(kind !== 'newsletter' && { name, phone }),
        email,
        ...(eventId && { eventId, eventTitle: fair.title }),
        details,
      },
    ])
  })

  test('counts what is sent twice once: what was typed last, until somebody has handled it', async () => {
    await send('registration', 1)
    await send('registration', 1, { name: 'Dee Browne' })
    expect(await listed()).toMatchObject([{ name: 'Dee Browne' }])
    expect(attendees()).toBe(1)
    expect(collection(registrations).get()).toHaveLength(1)
    const [registration] = await listed()
    if (registration) await (await administer()).submissions.setHandled(registration, true)
    await send('registration', 1, { name: 'Somebody' })
    expect(await listed()).toMatchObject([
      { name: 'Dee Browne', handledAt: '2026-05-01T00:01:00.000Z' },
    ])
  })

  test('gives a place to each registration until there is none left, and remembers who has one', async () => {
    expect([await send('registration', 1), await send('registration', 2)]).toEqual([
      'accepted',
      'accepted',
    ])
    expect(attendees()).toBe(2)
    expect(await send('registration', 3)).not.toBe('accepted')
    expect(await send('registration', 4, { eventId: 77 })).not.toBe('accepted')
    expect(attendees()).toBe(2)
    expect(await numbers()).toEqual([2, 1])
    expect(collection(registrations).get()).toMatchObject([
      { id: idOf(1), eventId: 5, createdAt: '2026-05-01T00:01:00.000Z' },
      { id: idOf(2), eventId: 5 },
    ])
  })

  test.each(['draft', 'postponed', 'canceled'])(
    'takes nobody for an event that is %s',
    async (status) => {
      const closed = { ...fair, status }
      store('events', [closed])
      dispatchEvent(new StorageEvent('storage', { key: 'events' }))
      await open(closed)
      expect(await send('registration', 1)).not.toBe('accepted')
      expect(attendees()).toBe(0)
      expect(collection(registrations).get()).toEqual([])
    },
  )

  test('takes a canceled place back, and says where there is none on this device', async () => {
    await send('registration', 1)
    await send('registration', 2)
    expect(await cancel()).toBe(true)
    expect(attendees()).toBe(1)
    const canceledAt = new Date().toISOString()
    expect(await listed()).toMatchObject([{ id: idOf(2), canceledAt }, { id: idOf(1) }])
    expect(await numbers({ notCanceled: true })).toEqual([1])
    expect([await cancel(), await cancel()]).toEqual([true, false])
    expect(attendees()).toBe(0)
  })

  describe('of a family', () => {
    const family = (n: number, partySize?: string, changes: object = {}) =>
      send('registration', n, { eventId: wideFair.id, partySize, ...changes })
    const places = (id = wideFair.id) =>
      collection(events)
        .get()
        .find((event) => event.id === id)?.attendees
    const changeParty = async (size: number) => (await submissions()).changeParty(wideFair.id, size)
    const people = async () =>
      (await listed({ notCanceled: true })).map(({ details }) => details.partySize ?? '1')

    test('takes a place for each, and gives all of them back', async () => {
      expect(await family(1, '4', { partyNames: 'Bea\nCee' })).toBe('accepted')
      expect(await family(2)).toBe('accepted')
      expect(places()).toBe(15)
      expect(collection(registrations).get()).toMatchObject([{ partySize: 4 }, {}])
      expect(await listed()).toMatchObject([
        { details: {} },
        { details: { partySize: '4', partyNames: 'Bea\nCee' } },
      ])
      const cancelWide = async () => (await backend().submissions()).cancelRegistration(wideFair.id)
      expect([await cancelWide(), await cancelWide()]).toEqual([true, true])
      expect(places()).toBe(10)
    })

    test('counts the difference where the same form is sent for another number', async () => {
      await family(1, '4')
      await family(1, '6', { partyNames: 'Bea\nCee' })
      expect(places()).toBe(16)
      await family(1, '2', { partyNames: 'Bea\nCee' })
      expect((await listed())[0]?.details).toMatchObject({ partyNames: 'Bea' })
      await family(1)
      expect(places()).toBe(11)
      expect(collection(registrations).get()).toHaveLength(1)
      expect(await people()).toEqual(['1'])
    })

    test('has no part of a party where places are too few, and says how many are left', async () => {
      await family(1, '8')
      expect(await family(2, '3')).not.toBe('accepted')
      expect(places()).toBe(18)
      expect(await people()).toEqual(['8'])
      expect(await family(3, '2')).toBe('accepted')
    })

    test('becomes smaller, or larger while places last, without canceling', async () => {
      await family(1, '4', { partyNames: 'Bea\nCee\nDee' })
      expect(await changeParty(3)).toBe('accepted')
      expect([places(), await people()]).toEqual([13, ['3']])
      expect((await listed())[0]?.details).toMatchObject({ partyNames: 'Bea\nCee' })
      await family(2, '5')
      expect(await changeParty(7)).toBe('accepted')
      expect(await changeParty(8)).toBe('full')
      expect([places(), await people()]).toEqual([20, ['7', '3']])
      expect(collection(registrations).get()).toMatchObject([{ partySize: 3 }, { partySize: 7 }])
    })

    test('is changed and canceled by itself where another was registered later', async () => {
      await family(1, '4')
      await family(2)
      const [first = 0] = collection(registrations).get()
      const { changeParty, cancelRegistration } = await submissions()
      expect(await changeParty(first, 2)).toBe('accepted')
      expect([places(), await people()]).toEqual([13, ['1', '2']])
      expect(await cancelRegistration(first)).toBe(true)
      expect([places(), await people()]).toEqual([11, ['1']])
      expect(collection(registrations).get()).toMatchObject([{ id: idOf(2) }])
      expect(await cancelRegistration(first)).toBe(false)
    })

    test('that became smaller stays so when an administrator changes something else', async () => {
      await family(1, '4', { partyNames: 'Bea\nCee\nDee' })
      await changeParty(2)
      const { registrations: entered } = await administer()
      const saved = await entered.save(idOf(1), { name: 'Dee Lee', phone: '' }, wideFair.id)
      expect(saved).toMatchObject({ outcome: 'accepted' })
      expect(places()).toBe(12)
      const [{ phone, ...registration } = { phone: 'none' }] = await listed()
      expect(registration).toMatchObject({
        ...{ name: 'Dee Lee', email: contactFields.email },
        details: { partySize: '2', partyNames: 'Bea' },
      })
      expect(phone).toBeFalsy()
    })

    test('is known on its device as an administrator has changed, moved and canceled it', async () => {
      await send('registration', 2)
      await family(1, '4')
      const { registrations: entered } = await administer()
      const ask = async () => {
        const own = collection(registrations)
          .get()
          .find(({ id }) => id === idOf(1))
        return (await submissions()).registrationState?.(own ?? {})
      }
      await entered.save(idOf(1), { partySize: '2' }, wideFair.id)
      expect(await ask()).toEqual({ outcome: 'accepted', eventId: wideFair.id, partySize: 2 })
      expect(await entered.save(idOf(1), { partySize: '1' }, fair.id)).toMatchObject({
        outcome: 'accepted',
      })
      expect(await ask()).toEqual({ outcome: 'accepted', eventId: fair.id, partySize: 1 })
      expect(collection(registrations).get()).toMatchObject([
        {},
        { eventId: fair.id, partySize: 1 },
      ])
      await entered.cancel(idOf(1))
      await ask()
      expect(collection(registrations).get()).toMatchObject([{ id: idOf(2) }])
    })

    test('that was moved is changed and canceled where it is now, whichever page is open', async () => {
      await family(1, '2')
      const { registrations: entered } = await administer()
      await entered.save(idOf(1), {}, fair.id)
      const { changeParty, cancelRegistration } = await submissions()
      for (const { id } of [wideFair, fair]) await changeParty(id, 1)
      expect([places(fair.id), places()]).toEqual([1, 10])
      for (const { id } of [wideFair, fair]) await cancelRegistration(id)
      expect([places(fair.id), places()]).toEqual([0, 10])
    })

    test('that is registered on no device of ours cannot be changed', async () => {
      expect(await changeParty(2)).toBe('gone')
      expect(places()).toBe(10)
    })

    test('is entered, changed, moved and canceled by an administrator', async () => {
      const { registrations: entered } = await administer()
      const id = idOf(7)
      const cal = { name: 'Cal Lee', phone: '876 555 0100' }
      const placesOfBoth = () => [places(fair.id), places()]
      expect(await entered.save(id, { ...cal, partySize: '3' }, wideFair.id)).toMatchObject({
        outcome: 'accepted',
      })
      expect(await listed()).toMatchObject([
        { id, ...cal, email: '', channel: 'phone', details: { partySize: '3' } },
      ])
      expect((await listed())[0]?.handledAt).toEqual(expect.any(String))
      expect(placesOfBoth()).toEqual([0, 13])
      expect(await entered.save(id, { ...cal, partySize: '3' }, fair.id)).toEqual({
        outcome: 'full',
        left: 2,
      })
      expect(await entered.save(id, { ...cal, partySize: '2' }, fair.id)).toMatchObject({
        outcome: 'accepted',
      })
      expect(placesOfBoth()).toEqual([2, 10])
      expect(await entered.save(id, { ...cal, partySize: '3' }, fair.id, true)).toMatchObject({
        outcome: 'accepted',
      })
      await changeFair({ title: fair.title })
      await entered.save(id, {}, wideFair.id)
      await entered.cancel(id)
      expect(placesOfBoth()).toEqual([0, 10])
      expect(await entered.save(id, cal, fair.id)).toMatchObject({ outcome: 'gone' })
      const { rows } = await (await administer()).history.list(
        { table: 'registrations', rowId: id },
        1,
        10,
      )
      expect(rows.map(({ action }) => action)).toEqual([...Array(4).fill('update'), 'insert'])
      expect(rows[0]?.after).toMatchObject({ canceledAt: expect.any(String) })
      const title = { eventTitle: fair.title }
      expect(rows[1]).toMatchObject({ before: title, after: title })
      expect(rows[2]).toMatchObject({ before: { partySize: 2 }, after: { partySize: 3 } })
      expect(JSON.stringify(rows)).not.toMatch(/Cal|555 0100/)
    })
  })

  describe('that waits', () => {
    const party = (n: number, partySize: string, waiting = true) =>
      send('registration', n, { eventId: wideFair.id, partySize }, waiting)
    const places = () =>
      collection(events)
        .get()
        .find(({ id }) => id === wideFair.id)?.attendees
    const cancelLatest = async () => (await submissions()).cancelRegistration(wideFair.id)
    const stateOf = async (n: number) => {
      const own = collection(registrations)
        .get()
        .find(({ id }) => id === idOf(n))
      return (await submissions()).registrationState?.(own ?? {})
    }
    const waiting = async () =>
      (await listed({ notCanceled: true }))
        .filter(({ waitingSince }) => waitingSince)
        .map(({ id }) => Number(id))
        .sort()
    const remembered = () =>
      collection(registrations)
        .get()
        .map((registration) => registration.waiting)

    test('for a full event gets the first places that fit, and learns of it', async () => {
      expect(await party(1, '8', false)).toBe('accepted')
      expect(await party(2, '4')).toBe('waiting')
      expect(await party(3, '3')).toBe('waiting')
      expect(await party(4, '1')).toBe('accepted')
      expect(await party(5, '2', false)).not.toBe('accepted')
      expect([places(), await waiting(), remembered()]).toEqual([
        ...[19, [2, 3], [undefined, true, true, undefined]],
      ])
      expect(await stateOf(3)).toMatchObject({ outcome: 'waiting', number: 2, partySize: 3 })
      expect(await stateOf(4)).toMatchObject({ outcome: 'accepted', partySize: 1 })
      await cancelLatest()
      expect([places(), await waiting()]).toEqual([18, [2, 3]])
      const { registrations: entered } = await administer()
      expect(
        await entered.save(idOf(1), { name: 'Dee', email: 'd@e.org', partySize: '6' }, wideFair.id),
      ).toMatchObject({ outcome: 'accepted' })
      expect([places(), await waiting()]).toEqual([20, [3]])
      await entered.cancel(idOf(1))
      expect([places(), await waiting()]).toEqual([17, []])
      expect(await stateOf(3)).toMatchObject({ outcome: 'accepted' })
      expect(remembered().at(-1)).toBe(false)
      expect((await listed({ id: idOf(3) }))[0]).toMatchObject({ promotedAt: expect.any(String) })
    })

    test('holds no place: its cancellation gives none back', async () => {
      await party(1, '8', false)
      await party(2, '4')
      expect(await cancelLatest()).toBe(true)
      expect([places(), await waiting()]).toEqual([18, []])
    })

    test('gets places of a party that is sent again smaller, and not of one that was moved since', async () => {
      await party(1, '8', false)
      await party(2, '4')
      expect(await party(1, '6')).toBe('accepted')
      expect([places(), await waiting()]).toEqual([20, []])
      const { registrations: entered } = await administer()
      const dee = { name: 'Dee', email: 'dee@example.com', partySize: '2' }
      expect(await entered.save(idOf(1), dee, fair.id)).toMatchObject({ outcome: 'accepted' })
      expect(['gone', 'rejected']).toContain(await party(1, '1'))
      expect([attendees(), places()]).toEqual([2, 14])
      expect((await listed({ id: idOf(1) }))[0]).toMatchObject({ eventId: fair.id })
    })

    test('fits once its party is smaller', async () => {
      await party(1, '8', false)
      await party(2, '5')
      expect(await party(2, '2')).toBe('accepted')
      await cancelLatest()
      await party(3, '4')
      expect(await (await submissions()).changeParty(wideFair.id, 3)).toBe('waiting')
      expect(await (await submissions()).changeParty(wideFair.id, 2)).toBe('accepted')
      expect([places(), await waiting(), remembered()]).toEqual([20, [], [undefined, false]])
    })

    test.each(['draft', 'postponed', 'canceled'])(
      'for an event that is %s gets no place until it is scheduled again; administrators give places meanwhile',
      async (status) => {
        await party(1, '8', false)
        await party(2, '4')
        await party(3, '3')
        await party(4, '1')
        const { registrations: entered } = await administer()
        await changeFair({ status })
        const refused = ['gone', 'rejected']
        // Neither new ones, nor a larger party; one that waits already may.
        expect(refused).toContain(await party(5, '1'))
        expect(refused).toContain(await party(4, '2'))
        expect(await (await submissions()).changeParty(wideFair.id, 2)).toBe('gone')
        await entered.cancel(idOf(1))
        expect([places(), await waiting()]).toEqual([11, [2, 3]])
        expect(await party(3, '2')).toBe('waiting')
        const cal = { name: 'Cal Lee', phone: '876 555 0100', partySize: '2' }
        expect(await entered.save(idOf(6), cal, wideFair.id)).toMatchObject({ outcome: 'accepted' })
        expect(await entered.promote(idOf(3))).toMatchObject({ outcome: 'accepted' })
        expect([places(), await waiting()]).toEqual([15, [2]])
        await changeFair({ status: 'scheduled' })
        await vi.waitFor(async () => expect(await waiting()).toEqual([]))
      },
    )

    test('is added by an administrator behind those who wait already, and has a place where there is one', async () => {
      await party(1, '8', false)
      await party(2, '4')
      const { registrations: entered } = await administer()
      const cal = { name: 'Cal Lee', phone: '876 555 0100', partySize: '3' }
      const full = { outcome: 'full', left: 2 }
      expect(await entered.save(idOf(3), cal, wideFair.id)).toMatchObject(full)
      expect(await entered.addWaiting?.(idOf(3), cal, wideFair.id)).toMatchObject({
        outcome: 'waiting',
      })
      // The answer may have been lost.
      expect(await entered.addWaiting?.(idOf(3), cal, wideFair.id)).toMatchObject({
        outcome: 'waiting',
      })
      expect(await numbers({ withoutEmail: true })).toEqual([3])
      expect([places(), await waiting()]).toEqual([18, [2, 3]])
      const bob = { ...cal, partySize: '2' }
      expect(await entered.addWaiting?.(idOf(4), bob, wideFair.id)).toMatchObject({
        outcome: 'accepted',
      })
      expect([places(), await waiting()]).toEqual([20, [2, 3]])
      expect(await entered.addWaiting?.(idOf(5), cal, 99)).toMatchObject({ outcome: 'gone' })
      await entered.cancel(idOf(4))
      await entered.cancel(idOf(2))
      await vi.waitFor(async () => expect(await waiting()).toEqual([3]))
      await changeFair({ slots: 21 })
      await vi.waitFor(async () => expect(await waiting()).toEqual([]))
    })

    test('is promoted by an administrator before others, above the slots only if asked', async () => {
      await party(1, '8', false)
      await party(2, '4')
      await party(3, '3')
      const { registrations: entered, history } = await administer()
      expect(await entered.promote(idOf(3))).toEqual({ outcome: 'full', left: 2 })
      expect(await entered.promote(idOf(3), true)).toMatchObject({ outcome: 'accepted' })
      expect([places(), await waiting()]).toEqual([21, [2]])
      const { rows } = await history.list({ table: 'registrations', rowId: idOf(3) }, 1, 10)
      expect(rows).toMatchObject([
        {
          action: 'update',
          before: { waitingSince: expect.any(String) },
          after: { waitingSince: null },
        },
      ])
    })
  })

  test('forgets on this device what was sent from it', async () => {
    await send('registration', 1)
    await (await backend().submissions()).forgetSent()
    expect(collection(registrations).get()).toEqual([])
    expect(await cancel()).toBe(false)
  })

  test('lists the newest first, page by page, and an earlier page where one is gone', async () => {
    for (const n of [1, 2, 3, 4, 5]) await send('offer', n)
    const { submissions } = await administer()
    const page = async (n: number) => {
      const { rows, ...rest } = await submissions.list({}, n, 2)
      return { ...rest, ids: rows.map(({ id }) => Number(id)) }
    }
    expect(await page(1)).toEqual({ page: 1, total: 5, ids: [5, 4] })
    expect(await page(3)).toEqual({ page: 3, total: 5, ids: [1] })
    expect([await page(1), await page(3)]).toContainEqual(await page(9))
    expect(await numbers()).toEqual([5, 4, 3, 2, 1])
    await submissions.removeMany({ email: 'dee@example.com' })
    expect(await page(2)).toEqual({ page: 1, total: 0, ids: [] })
  })

  test('lists those that are meant', async () => {
    await send('registration', 1, { name: 'Ann (Mandeville)' })
    await send('eventVolunteer', 2)
    await send('offer', 3, { email: 'gifts+1@example.com' })
    await send('newsletter', 4)
    const [, offer] = await listed()
    if (offer) await (await administer()).submissions.setHandled(offer, true)
    expect(await numbers({ kinds: ['registration', 'newsletter'] })).toEqual([4, 1])
    expect(await numbers({ unhandled: true })).toEqual([4, 2, 1])
    expect(await numbers({ id: idOf(2) })).toEqual([2])
    expect(await numbers({ eventId: 5 })).toEqual([2, 1])
    expect(await numbers({ eventIds: [5, 6], kinds: ['registration'] })).toEqual([1])
    expect(await numbers({ eventIds: [6] })).toEqual([])
    expect(await numbers({ withoutEmail: true })).toEqual([])
    expect(await numbers({ since: new Date(Date.UTC(2026, 4, 1, 0, 3)) })).toEqual([4, 3])
    expect(await numbers({ search: ' (mandeville) ' })).toEqual([1])
    expect(await numbers({ search: 'Gifts+1@' })).toEqual([3])
    expect(await numbers({ search: 'fair' })).toEqual([2, 1])
    expect(await numbers({ search: 'fair', kinds: ['registration'] })).toEqual([1])
    expect(await numbers({ search: 'fair  ann' })).toEqual([1])
    expect(await numbers({ search: 'nobody' })).toEqual([])
  })

  test('counts what was sent and given', async () => {
    await send('registration', 1)
    await send('registration', 2)
    await send('fairRequest', 3)
    await cancel()
    const [request] = await listed({ kinds: ['fairRequest'] })
    const { submissions } = await administer()
    if (request) await submissions.setHandled(request, true)
    const { kinds, ...figures } = await submissions.figures()
    expect(kinds).toMatchObject({ registration: 1, fairRequest: 1 })
    expect(kinds.offer ?? 0).toBe(0)
    expect(figures).toEqual({
      registrationsLast30Days: 1,
      unhandled: 1,
      submissions: 3,
      donationsTotal: 1830.5,
    })
    vi.setSystemTime(Date.UTC(2026, 6, 1))
    signInAnn()
    expect(await submissions.figures()).toMatchObject({ registrationsLast30Days: 0 })
  })

  test('says in the history who handled, reopened and deleted, and nothing of what was written', async () => {
    await send('offer', 1)
    await send('newsletter', 2)
    const { submissions, history } = await administer()
    const [subscription, offer] = await submissions.all({})
    if (!offer || !subscription) throw new Error('Two submissions were expected')
    await submissions.setHandled(offer, true)
    await submissions.setHandled(offer, false)
    expect(await submissions.all({ unhandled: true })).toHaveLength(2)
    await submissions.remove(offer)
    await submissions.remove(subscription)
    expect(await submissions.all({})).toEqual([])
    const actions = async (of: { table: string; rowId: string }, page = 1, size = 10) =>
      (await history.list(of, page, size)).rows.map(({ action }) => action)
    const { rows } = await history.list({ table: '', rowId: '' }, 1, 10)
    expect(rows.map(({ tableName, action }) => [tableName, action])).toEqual([
      ['newsletter_subscriptions', 'delete'],
      ['donation_offers', 'delete'],
      ['donation_offers', 'reopen'],
      ['donation_offers', 'handle'],
    ])
    expect(rows.map(({ administratorName }) => administratorName)).toEqual(Array(4).fill('Ann'))
    expect(JSON.stringify(rows)).not.toMatch(/Dee|dee@|Clothes/)
    expect(await actions({ table: 'newsletter_subscriptions', rowId: '' })).toEqual(['delete'])
    expect(await actions({ table: 'donation_offers', rowId: offer.id }, 2, 2)).toEqual(['handle'])
    expect(await actions({ table: 'events', rowId: '' })).toEqual([])
  })

  test.each([
    [{ email: ' DEE@example.com ' }, [3], 3],
    [{ before: new Date(Date.UTC(2026, 4, 1, 0, 4)) }, [4, 2], 2],
  ])('deletes all of %o at once, and says before how many', async (deleted, left, count) => {
    await send('registration', 1)
    await send('newsletter', 2)
    await send('offer', 3, { email: 'other@example.com' })
    await send('volunteer', 4)
    const { submissions } = await administer()
    expect(await submissions.count(deleted)).toBe(count)
    expect(await submissions.removeMany(deleted)).toBe(count)
    expect(await numbers()).toEqual(left)
    expect(await submissions.count(deleted)).toBe(0)
  })

  test('deletes the names of walk-ins with what was sent before, and still counts them', async () => {
    const tapOn = (day: number, name: string) => {
      vi.setSystemTime(Date.UTC(2026, 4, day))
      return newTap({ eventId: 5, walkIn: name, name }, true)
    }
    const taps = [tapOn(1, 'Dee'), tapOn(3, 'Eve')]
    const { submissions, door } = await administer()
    await door?.add(taps)
    await door?.sync(5)
    await submissions.removeMany({ before: new Date(Date.UTC(2026, 4, 2)) })
    await door?.sync(5)
    expect(door?.taps().map(({ name }) => name)).toEqual([undefined, 'Eve'])
  })

  test('forgets a person, and says where else the address is', async () => {
    await send('registration', 1)
    await send('newsletter', 2)
    await send('offer', 3, {
      email: 'other@example.com',
      donationDetails: 'As Dee@example.com said',
    })
    const [gift] = donations.seed
    if (!gift) throw new Error('There is no donation')
    const { submissions, history } = await administer()
    const nobody = { count: 0, mentions: [] }
    expect(await submissions.forget('nobody@example.com')).toEqual(nobody)
    expect(await submissions.forget(' DEE@example.com ')).toEqual({
      count: 2,
      mentions: [{ table: 'donation_offers', row: idOf(3) }],
    })
    expect(await submissions.forget(gift.email.toUpperCase())).toEqual({
      count: 0,
      mentions: donations.seed
        .filter(({ email }) => email === gift.email)
        .map(({ id }) => ({ table: 'donations', row: String(id) })),
    })
    expect(await history.forget('dee@example.com')).toBe(0)
  })

  test('says where floods come from, if any did', async () => {
    const { submissions } = await administer()
    expect(await submissions.senders()).toEqual({ unknown: false, floods: [] })
    expect(await submissions.count({ sender: 'a hash' })).toBe(0)
    expect(await submissions.removeMany({ sender: 'a hash' })).toBe(0)
  })
})
