import { restoreSession, signOut } from 'shared/auth'
import { backend } from 'shared/backend'
import { fakeSignIn } from 'shared/testing/fakeSignIn'
import { fakeStore } from 'shared/testing/fakeStore'
import { beforeEach, expect, test, vi } from 'vitest'
import { administratorRequest } from './administratorRequest'

const dayMs = 86_400_000
const events = { path: '/rest/v1/events' }

let store: ReturnType<typeof fakeSignIn>
let requests: ReturnType<typeof fakeStore>
/** Called while a token is renewed. */
let onRenewal: () => void

beforeEach(async () => {
  store = fakeSignIn()
  onRenewal = () => {}
  requests = fakeStore((request) => {
    if (request.path.includes('refresh_token')) onRenewal()
    if (request.path !== events.path) return store.answer(request)
    const known = store.answer({ ...request, path: '/auth/v1/user' })
    return known instanceof Response ? Response.json({ code: 'PGRST301' }, { status: 401 }) : []
  })
})

async function signIn() {
  await (await backend().session()).signIn(store.account.email, store.account.password)
  requests.length = 0
}

const tokensSent = () =>
  requests.filter(({ path }) => path === events.path).map(({ token }) => token)

test('a request goes out as the administrator', async () => {
  await signIn()
  expect(await administratorRequest(events)).toEqual([])
  expect(tokensSent()).toEqual(['access-1'])
})

test('a token that the store refuses is renewed, and the request repeated', async () => {
  await signIn()
  store.expire()
  expect(await administratorRequest(events)).toEqual([])
  expect(tokensSent()).toEqual(['access-1', 'access-2'])
})

test.each([dayMs, -dayMs])('a clock that is set by %i ms meanwhile does not matter', async (ms) => {
  await signIn()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
  expect(await administratorRequest(events)).toEqual([])
  store.expire()
  expect(await administratorRequest(events)).toEqual([])
  now.mockRestore()
})

test('where the session is over, the request fails as signed out', async () => {
  await signIn()
  store.end()
  await expect(administratorRequest(events)).rejects.toMatchObject({ failure: 'signedOut' })
  signOut()
  restoreSession()
  requests.length = 0
  await expect(administratorRequest(events)).rejects.toMatchObject({ failure: 'signedOut' })
  expect(requests).toEqual([])
})

test('what one administrator asks for never goes out as another one', async () => {
  await signIn()
  const { id } = store.account
  expect(await administratorRequest(events, id)).toEqual([])
  const asBea = administratorRequest(events, 'bea')
  await expect(asBea).rejects.toMatchObject({ failure: 'signedOut' })
  expect(tokensSent()).toEqual(['access-1'])
  // Somebody else signs in while the refused token is renewed.
  onRenewal = () => {
    const bea = { ...JSON.parse(store.storedSession()), id: 'bea' }
    localStorage.setItem('auth', JSON.stringify(bea))
  }
  store.expire()
  const asAnn = administratorRequest(events, id)
  await expect(asAnn).rejects.toMatchObject({ failure: 'signedOut' })
  expect(tokensSent()).toEqual(['access-1', 'access-1'])
})
