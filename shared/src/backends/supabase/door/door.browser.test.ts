import { signIn, signOut } from 'shared/auth'
import { backend } from 'shared/backend'
import type { Administration, Submission } from 'shared/backend/administration'
import { type DoorTap, doorTaps } from 'shared/collections/doorTaps'
import { newTap } from 'shared/submissions/arrivals'
import { fakeStore } from 'shared/testing/fakeStore'
import { fakeSubmissions, submission } from 'shared/testing/fakeSubmissions'
import { expect, test, vi } from 'vitest'
import { deviceCollection } from '../../device/deviceCollection'

const ann = { id: 'ann', name: 'Ann', email: 'ann@example.com', role: 'admin' } as const
const family = submission(1, { name: 'Marcia', details: { additionalNotes: 'Diabetic' } })
const offline = () => {
  throw new TypeError('Failed to fetch')
}

async function administer(): Promise<Required<Administration>['door']> {
  signIn(ann)
  const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 }
  localStorage.setItem('auth', JSON.stringify({ ...ann, tokens }))
  const { door } = await backend().administration()
  if (!door) throw new Error('There is no door')
  return door
}

/** A database with these registrations, and an administrator at its door. */
async function openDoor(sent: readonly Submission[] = [family]) {
  const database = fakeSubmissions(sent)
  const network = { answer: database.answer as Parameters<typeof fakeStore>[0] }
  const requests = fakeStore((request) =>
    request.path.startsWith('/auth/')
      ? new Response(null, { status: 204 })
      : network.answer(request),
  )
  return { door: await administer(), database, network, requests }
}

const tap = (changes: Partial<DoorTap> = {}): DoorTap => ({
  ...newTap({ eventId: 5, registrationId: family.id }, true),
  ...changes,
})
const walkIn = (name: string) => newTap({ eventId: 5, walkIn: 'f'.repeat(32), name }, true)
const kept = () => deviceCollection(doorTaps).get()

test('who is registered is known without a connection, once the list was read here', async () => {
  const { door, network } = await openDoor()
  network.answer = offline
  await expect(door.registrations(5)).rejects.toMatchObject({ failure: 'unavailable' })
  network.answer = fakeSubmissions([family]).answer
  await door.registrations(5)
  network.answer = offline
  expect(await door.registrations(5)).toMatchObject([{ id: family.id, name: 'Marcia', email: '' }])
  expect(localStorage.doorLists).not.toMatch(/Diabetic|visitor1@/)
})

test('signing out leaves only what waits, which is sent when somebody signs in again', async () => {
  const { door, database, network } = await openDoor()
  await door.registrations(5)
  await door.add([walkIn('Dee')])
  await door.sync(5)
  network.answer = offline
  const waits = tap()
  await door.add([waits])
  await expect(door.sync(5)).rejects.toMatchObject({ failure: 'unavailable' })
  signOut()
  await vi.waitFor(() => expect(kept()).toEqual([waits]))
  expect(localStorage.doorLists).toBeUndefined()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Dee')
  network.answer = database.answer
  await administer()
  await vi.waitFor(() => expect(database.doorTaps).toHaveLength(2))
})

test('each tap is sent once, many in several requests, and only what is new is read', async () => {
  const { door, database, requests } = await openDoor()
  const many = Array.from({ length: 450 }, () => tap())
  await door.add(many)
  await Promise.all([door.sync(5), door.sync(5)])
  await door.sync(5)
  expect(database.doorTaps).toHaveLength(450)
  const calls = requests.filter(({ path }) => path.endsWith('/sync_door'))
  expect(calls.map(({ body }) => (body as { taps: unknown[] }).taps.length)).toEqual([
    ...[200, 200, 50],
    ...[0, 0],
  ])
  expect(calls.map(({ body }) => (body as { since: number }).since)).toEqual([
    0, 200, 400, 450, 450,
  ])
  expect(kept()).toHaveLength(450)
})

test('what the database has no registration for is dropped, and the others stay', async () => {
  const { door } = await openDoor()
  const good = tap()
  await door.add([tap({ registrationId: 'deleted' }), good])
  await door.sync(5)
  expect(kept()).toEqual([{ ...good, sent: true }])
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

test('what was deleted elsewhere is gone here the next time', async () => {
  const { door } = await openDoor()
  await deviceCollection(doorTaps).update(() => [
    tap({ sent: true }),
    tap({ eventId: 6, sent: true }),
  ])
  await door.sync(5)
  expect(kept()).toMatchObject([{ eventId: 6 }])
})
