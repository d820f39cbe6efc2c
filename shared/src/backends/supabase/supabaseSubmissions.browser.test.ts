import { BackendError, collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { fakeStore } from 'shared/testing/fakeStore'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { describe, expect, test, vi } from 'vitest'
import { submissions } from './supabaseSubmissions'

const metadata = { id: 'a'.repeat(32), website: '', elapsed: 4000 }
const form = { name: 'Ann', email: 'ann@example.com' }

describe('sending', () => {
  const send = (elapsed = 4000) => submissions.send('offer', form, { ...metadata, elapsed })

  /** What comes of it, however many attempts it takes. Reading an answer takes real time. */
  async function settled<T>(promise: Promise<T>) {
    let result: T | string | undefined
    promise.then(
      (answer) => {
        result = answer
      },
      (error: unknown) => {
        result = error instanceof BackendError ? error.failure : String(error)
      },
    )
    while (result === undefined) {
      await vi.advanceTimersByTimeAsync(500)
      await scheduler.yield()
    }
    return result
  }

  const stopTheClock = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

  test('goes with an id and what tells people from robots', async () => {
    stopTheClock()
    const requests = fakeStore(() => ({ outcome: 'accepted' }))
    expect(await settled(send())).toBe('accepted')
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/rest/v1/rpc/submit_donation_offer',
        body: { id: metadata.id, form, guard: { website: '', elapsed: 4000 } },
      },
    ])
  })

  test('goes with a secret of its own, the same for each attempt, which is nowhere stored', async () => {
    stopTheClock()
    const requests = fakeStore(() => ({ outcome: 'accepted' }))
    await settled(send())
    await settled(send())
    await settled(submissions.send('offer', form, { ...metadata, id: 'another', elapsed: 4000 }))
    const secrets = requests.map(({ body }) => (body as { guard: { secret: string } }).guard.secret)
    expect(secrets[0]).toMatch(/^\d+(-\d+){3}$/)
    expect(secrets[1]).toBe(secrets[0])
    expect(secrets[2]).not.toBe(secrets[0])
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secrets[0])
  })

  test('waits a moment for who is quicker than a robot may be', async () => {
    stopTheClock()
    const requests = fakeStore(() => ({ outcome: 'accepted' }))
    const quick = send(300)
    await vi.advanceTimersByTimeAsync(1200)
    expect(requests).toEqual([])
    await settled(quick)
    expect(requests).toMatchObject([{ body: { guard: { elapsed: 1600 } } }])
  })

  test.each([500, 503, 429, 409])('is repeated after a %i, with the same id', async (status) => {
    stopTheClock()
    let calls = 0
    const requests = fakeStore(() => {
      calls += 1
      return calls < 3 ? new Response('', { status }) : { outcome: 'accepted' }
    })
    expect(await settled(send())).toBe('accepted')
    expect(new Set(requests.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
    expect(requests).toHaveLength(3)
  })

  test('is repeated after a lost connection, and given up when it stays lost', async () => {
    stopTheClock()
    const requests = fakeStore(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await settled(send())).toBe('unavailable')
    expect(requests).toHaveLength(4)
  })

  test.each([
    [401, 'signedOut'],
    [403, 'forbidden'],
    [400, 'refused'],
  ])('is not repeated after a %i: the same again would not help', async (status, failure) => {
    stopTheClock()
    const requests = fakeStore(() => new Response('', { status }))
    expect(await settled(send())).toBe(failure)
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['a page of HTML', () => new Response('<!doctype html>', { status: 200 })],
    ['an answer of another form', () => ({ outcome: 'perhaps' })],
  ])('has no answer in %s', async (_, answer) => {
    stopTheClock()
    fakeStore(answer)
    expect(await settled(send())).toBe('unavailable')
  })

  test('is given up, once, when there is no answer for 10 seconds', async () => {
    stopTheClock()
    const requests = fakeStore(() => new Promise(() => {}))
    expect(await settled(send())).toBe('unavailable')
    expect(requests).toHaveLength(1)
  })

  test.each(['gone', 'invalid', 'tooMany'])('ends with the outcome %s', async (outcome) => {
    stopTheClock()
    fakeStore(() => ({ outcome }))
    expect(await settled(send())).toBe(outcome)
  })
})

describe('a registration', () => {
  const register = () =>
    submissions.send('registration', { ...form, eventId: 1 }, { ...metadata, elapsed: 5000 })
  const attendees = () =>
    collection(events)
      .get()
      .find(({ id }) => id === 1)?.attendees

  const acceptingStore = () =>
    fakeStore(({ path }) =>
      path.endsWith('cancel_registration')
        ? { outcome: 'canceled', attendees: 70 }
        : { outcome: 'accepted', token: 'secret', attendees: 71 },
    )

  test('takes its place in the database, where this device can cancel it', async () => {
    const logged = vi.spyOn(console, 'info')
    const requests = acceptingStore()
    await register()
    expect(attendees()).toBe(71)
    expect(collection(registrations).get()).toMatchObject([{ eventId: 1, token: 'secret' }])
    expect(localStorage.getItem('registrations')).not.toContain('ann@example.com')
    expect(logged).not.toHaveBeenCalled()

    expect(await submissions.cancelRegistration(1)).toBe(true)
    expect(attendees()).toBe(70)
    expect(collection(registrations).get()).toEqual([])
    const [sent, canceled] = requests.map(({ body }) => body as { id: string })
    expect(sent).toMatchObject({ event_id: 1, form })
    expect(canceled).toEqual({ id: sent?.id, token: 'secret' })
  })

  test('takes its place where the storage is full, and this page can cancel it', async () => {
    const requests = acceptingStore()
    fillLocalStorage()
    await register()
    expect(attendees()).toBe(71)
    expect(await submissions.cancelRegistration(1)).toBe(true)
    expect(requests.at(-1)?.body).toMatchObject({ token: 'secret' })
    expect(attendees()).toBe(70)
    const warned = vi.mocked(console.warn).mock.calls.splice(0)
    expect(warned.join()).toContain('"registrations" could not be saved')
  })

  test('finds the event full where the last place is gone, and nothing is remembered', async () => {
    fakeStore(() => ({ outcome: 'full' }))
    expect(await register()).toBe('full')
    expect(attendees()).toBe(120)
    expect(collection(registrations).get()).toEqual([])
  })

  const remember = () =>
    collection(registrations).update(() => [
      { eventId: 1, createdAt: '2026-01-01T00:00:00.000Z', id: 'a', token: 't' },
    ])

  test('that the database has lost is forgotten here', async () => {
    await remember()
    fakeStore(() => ({ outcome: 'gone' }))
    expect(await submissions.cancelRegistration(1)).toBe(true)
    expect(collection(registrations).get()).toEqual([])
  })

  test('stays where too much came from this connection for it to be canceled', async () => {
    await remember()
    fakeStore(() => ({ outcome: 'tooMany' }))
    await expect(submissions.cancelRegistration(1)).rejects.toMatchObject({ status: 429 })
    expect(collection(registrations).get()).toHaveLength(1)
  })

  test('stays where its cancellation does not arrive', async () => {
    await remember()
    fakeStore(() => new Response('', { status: 403 }))
    await expect(submissions.cancelRegistration(1)).rejects.toThrow()
    expect(collection(registrations).get()).toHaveLength(1)
  })
})
