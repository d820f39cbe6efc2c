import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { fakeStore } from 'shared/testing/fakeStore'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { expect, test, vi } from 'vitest'
import { newSubmissionId } from '../../submissions/submissionMetadata'
import { cancelRegistration } from './cancelRegistration'
import { registerForEvent } from './registerForEvent'

const form = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: undefined,
  additionalNotes: undefined,
}
const register = () =>
  registerForEvent(1, form, { id: newSubmissionId(), website: '', elapsed: 5000 })
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

test('the place is taken in the store, and this device can cancel it there', async () => {
  const logged = vi.spyOn(console, 'info')
  const requests = acceptingStore()
  await register()
  expect(attendees()).toBe(71)
  expect(collection(registrations).get()).toMatchObject([{ eventId: 1, token: 'secret' }])
  expect(localStorage.getItem('registrations')).not.toContain('ann@example.com')
  expect(logged).not.toHaveBeenCalled()

  expect(await cancelRegistration(1)).toBe(true)
  expect(attendees()).toBe(70)
  expect(collection(registrations).get()).toEqual([])
  const [sent, canceled] = requests.map(({ body }) => body as { id: string })
  expect(canceled).toEqual({ id: sent?.id, token: 'secret' })
})

test('where the storage is full the place is taken, and this page can cancel it', async () => {
  fillLocalStorage()
  const requests = acceptingStore()
  await register()
  expect(attendees()).toBe(71)
  expect(await cancelRegistration(1)).toBe(true)
  expect(requests.at(-1)?.body).toMatchObject({ token: 'secret' })
  expect(attendees()).toBe(70)
  expect(vi.mocked(console.warn).mock.calls.join()).toContain('"registrations" could not be saved')
  vi.mocked(console.warn).mockClear()
})

test('where the last place is gone, the event is shown as full and nothing is remembered', async () => {
  fakeStore(() => ({ outcome: 'full' }))
  await expect(register()).rejects.toThrow('All places at this event are taken by now.')
  expect(attendees()).toBe(120)
  expect(collection(registrations).get()).toEqual([])
})

test('a registration that the store has lost is forgotten here', async () => {
  await collection(registrations).update(() => [
    { eventId: 1, createdAt: '2026-01-01T00:00:00.000Z', id: 'a', token: 't' },
  ])
  fakeStore(() => ({ outcome: 'gone' }))
  expect(await cancelRegistration(1)).toBe(true)
  expect(collection(registrations).get()).toEqual([])
})

test('a cancellation that does not arrive cancels nothing', async () => {
  await collection(registrations).update(() => [
    { eventId: 1, createdAt: '2026-01-01T00:00:00.000Z', id: 'a', token: 't' },
  ])
  fakeStore(() => new Response('', { status: 403 }))
  await expect(cancelRegistration(1)).rejects.toThrow()
  expect(collection(registrations).get()).toHaveLength(1)
})
