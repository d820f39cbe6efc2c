import { waitFor } from '@testing-library/react'
import type { Auth } from 'shared/auth'
import type { Backend } from 'shared/backend'
import { fakeSignIn } from 'shared/testing/fakeSignIn'
import { fakeStore } from 'shared/testing/fakeStore'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAuth } from '../../../auth/auth'
import { supabaseElementId } from '../namesDatabase'
import { supabaseBackend } from '../supabaseBackend'
import { createSupabaseSession } from './supabaseSession'

const html = (status: number) => new Response('<h1>Proxy</h1>', { status })

let store: ReturnType<typeof fakeSignIn>
let requests: ReturnType<typeof fakeStore>
/** In place of the store, for what goes wrong; `undefined` lets the store answer. */
let interfere: (path: string) => unknown

beforeEach(() => {
  store = fakeSignIn()
  interfere = () => undefined
  requests = fakeStore(async (request) => (await interfere(request.path)) ?? store.answer(request))
})

const paths = () => requests.map(({ path }) => path.replace(/^\/(auth|rest)\/v1\//, ''))
const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null')
const statusOf = ({ store }: Auth) => store.getState().status
const ann = { id: 'ann', name: 'Ann', email: 'ann@example.com', role: 'admin' }

/** As in a browser in which Ann signed in before. */
const keepSession = (...session: Parameters<typeof store.storedSession>) =>
  localStorage.setItem('auth', store.storedSession(...session))

function openTab() {
  const auth = createAuth(() => backend)
  const session = createSupabaseSession(auth)
  const backend: Backend = {
    ...supabaseBackend,
    confirmSession: session.confirmSession,
    session: async () => session,
  }
  auth.restoreSession()
  return { ...auth, session }
}

/** Another tab, in which Ann is signed in. */
async function openSignedInTab() {
  if (!stored()) keepSession()
  const auth = openTab()
  await waitFor(() => expect(statusOf(auth)).toBe('signedIn'))
  requests.length = 0
  return auth
}

const expectWarning = (text: string) => {
  expect(vi.mocked(console.warn).mock.calls.splice(0).flat()).toContainEqual(
    expect.stringContaining(text),
  )
}

test('without a stored session, nobody is signed in at once, and nothing is asked', () => {
  expect(statusOf(openTab())).toBe('signedOut')
  expect(requests).toEqual([])
})

test('a stored session counts when the store has confirmed it, and not before', async () => {
  keepSession()
  const happened: string[] = []
  const answers: (() => void)[] = []
  interfere = () => new Promise((resolve) => answers.push(() => resolve(undefined)))
  const auth = openTab()
  expect(auth.store.getState()).toEqual({ status: 'loading', user: null })
  auth.store.subscribe(() => happened.push(statusOf(auth)))
  await waitFor(() => expect(paths()).toEqual(['user', 'administrators?select=user_id,name']))
  for (const answer of answers) {
    happened.push('answered')
    answer()
    await new Promise(requestAnimationFrame)
  }
  await waitFor(() => expect(auth.store.getState()).toEqual({ status: 'signedIn', user: ann }))
  expect(happened).toEqual(['answered', 'answered', 'signedIn'])
})

test.each<[string, () => void]>([
  ['forged', () => keepSession({ access_token: 'a', refresh_token: 'b', expires_in: 1 })],
  ['of an hour that is over, and ended', () => keepSession(store.grant(), -1)],
  ['ended elsewhere', () => keepSession()],
  ['the demonstration’s', () => localStorage.setItem('auth', JSON.stringify(ann))],
])('a session that is %s signs nobody in and is removed', async (_, arrange) => {
  arrange()
  store.end()
  const auth = openTab()
  expect(statusOf(auth)).toBe('loading')
  await waitFor(() => expect(statusOf(auth)).toBe('signedOut'))
  expect(stored()).toBeNull()
})

test('a session of one who is no administrator signs nobody in and is removed', async () => {
  keepSession()
  store.isAdministrator = false
  const auth = openTab()
  await waitFor(() => expect(statusOf(auth)).toBe('signedOut'))
  expect(stored()).toBeNull()
})

test.each(['{"id":', '{"id":"ann"}', JSON.stringify({ ...ann, tokens: { accessToken: 1 } })])(
  'the malformed session %s signs nobody in and is removed',
  (text) => {
    localStorage.setItem('auth', text)
    expect(statusOf(openTab())).toBe('signedOut')
    expect(stored()).toBeNull()
    expect(requests).toEqual([])
    expectWarning('Stored "auth" cannot be read')
  },
)

test.each<[string, () => unknown]>([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', () => html(500)],
  ['429', () => Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })],
  ['409', () => Response.json({ code: '40001' }, { status: 409 })],
  ['a page of HTML', () => html(200)],
  ['a page of HTML with 401', () => html(401)],
  ['a page of HTML with 403', () => html(403)],
  ['something else', () => ({ hello: 'world' })],
])('%s neither lets in nor throws the session away', async (_, answer) => {
  keepSession()
  const before = stored()
  interfere = answer
  const auth = openTab()
  await waitFor(() => expect(statusOf(auth)).toBe('unreachable'))
  expect(stored()).toEqual(before)
  expectWarning('Nobody can be asked who is signed in')

  // Nor when the session has to be renewed first.
  keepSession(store.grant(), 0)
  const other = openTab()
  await waitFor(() => expect(statusOf(other)).toBe('unreachable'))
  expect(stored()).not.toBeNull()
  expectWarning('Nobody can be asked who is signed in')
})

test('a document whose store cannot be read is not the demonstration: nobody gets in', async () => {
  const block = document.getElementById(supabaseElementId)
  if (block) block.textContent = '{"url":'
  keepSession()
  const auth = openTab()
  await waitFor(() => expect(statusOf(auth)).toBe('unreachable'))
  vi.mocked(console.error).mockClear()
  expectWarning('Nobody can be asked who is signed in')

  localStorage.setItem('auth', JSON.stringify(ann))
  const other = openTab()
  await waitFor(() => expect(statusOf(other)).toBe('signedOut'))
})

test('a session whose hour is over is renewed', async () => {
  keepSession()
  store.expire()
  const auth = openTab()
  await waitFor(() => expect(statusOf(auth)).toBe('signedIn'))
  expect(stored().tokens).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' })
})

test('ten tabs that need a new token at the same time ask for one, once', async () => {
  const tabs = await Promise.all(Array.from({ length: 10 }, openSignedInTab))
  keepSession(store.grant(), 30_000)
  requests.length = 0
  const tokens = await Promise.all(tabs.map(({ session }) => session.accessToken()))
  expect(new Set(tokens)).toEqual(new Set([stored().tokens.accessToken]))
  expect(paths()).toEqual(['token?grant_type=refresh_token'])
})

test('a session is renewed also where the browser refuses locks, and the refusal is logged', async () => {
  const auth = await openSignedInTab()
  keepSession(store.grant(), 0)
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError'))
  expect(await auth.session.accessToken()).toBe('access-3')
  expectWarning('Locks are unavailable for "auth"')
})

test('who signs out while the session is renewed stays signed out', async () => {
  const auth = await openSignedInTab()
  keepSession(store.grant(), 0)
  let answer = () => {}
  interfere = (path) =>
    path.includes('refresh_token')
      ? new Promise((resolve) => {
          answer = () => resolve(undefined)
        })
      : undefined
  const token = auth.session.accessToken()
  await waitFor(() => expect(paths()).toEqual(['token?grant_type=refresh_token']))
  interfere = () => undefined
  auth.signOut()
  answer()
  expect(await token).toBeNull()
  expect(stored()).toBeNull()
  expect(statusOf(auth)).toBe('signedOut')
  const renewal = 'token?grant_type=refresh_token'
  await waitFor(() => expect(paths()).toEqual([renewal, 'logout?scope=global', renewal]))
})

test('a session that the store ends is over here as soon as a token is needed', async () => {
  const auth = await openSignedInTab()
  store.end()
  const { session } = auth
  expect(await session.accessToken(stored().tokens.accessToken)).toBeNull()
  expect(statusOf(auth)).toBe('signedOut')
  expect(stored()).toBeNull()
})

/** What another tab, or this one after a reload, knows of it. */
async function hasEndedElsewhere(auth: Auth) {
  const other = await import('./supabaseSession?other' as './supabaseSession')
  return other.createSupabaseSession(auth).hasEnded()
}

test.each<[string, () => void]>([
  ['has room', () => {}],
  ['is full', fillLocalStorage],
])(
  'where the storage %s, that the store has ended the session is known in every tab, until somebody signs in',
  async (_, arrange) => {
    const auth = await openSignedInTab()
    const { session } = auth
    arrange()
    expect(await hasEndedElsewhere(auth)).toBe(false)
    store.end()
    await session.accessToken(stored().tokens.accessToken)
    expect([session.hasEnded(), await hasEndedElsewhere(auth)]).toEqual([true, true])
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler.')) localStorage.removeItem(key)
    }
    await session.signIn('ann@example.com', 'correct horse')
    expect([session.hasEnded(), await hasEndedElsewhere(auth)]).toEqual([false, false])
    vi.mocked(console.warn).mockClear()
  },
)

test('where nothing more can be stored, it is known in the tab in which it ended, until somebody signs in', async () => {
  const auth = await openSignedInTab()
  const { session } = auth
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  store.end()
  await session.accessToken(stored().tokens.accessToken)
  expect(statusOf(auth)).toBe('signedOut')
  expect(session.hasEnded()).toBe(true)
  expectWarning('"auth.ended" could not be saved')
  setItem.mockRestore()
  await session.signIn('ann@example.com', 'correct horse')
  expect(session.hasEnded()).toBe(false)
})

test('a store that cannot be reached while a token is renewed ends nothing', async () => {
  const auth = await openSignedInTab()
  interfere = () => html(502)
  const { session } = auth
  await expect(session.accessToken(stored().tokens.accessToken)).rejects.toThrow('502')
  expect(statusOf(auth)).toBe('signedIn')
  expect(stored()).not.toBeNull()
})

test('signing in takes the name from the store, and keeps no password', async () => {
  const auth = openTab()
  const { session } = auth
  expect(await session.signIn('ann@example.com', 'correct horse')).toBe('signedIn')
  expect(auth.store.getState()).toEqual({ status: 'signedIn', user: ann })
  expect(localStorage.getItem('auth')).not.toContain('correct horse')
  expect(await session.accessToken()).toBe('access-1')
})

test('a wrong password and one who is no administrator are refused alike, and leave no session', async () => {
  const auth = openTab()
  const { session } = auth
  expect(await session.signIn('ann@example.com', 'wrong horse')).toBe('refused')
  store.isAdministrator = false
  expect(await session.signIn('ann@example.com', 'correct horse')).toBe('refused')
  await waitFor(() => expect(store.isLive()).toBe(false))
  expect(statusOf(auth)).toBe('signedOut')
  expect(stored()).toBeNull()
})

test('too many attempts are told from a wrong password, and a store that is not there from both', async () => {
  const { session } = openTab()
  interfere = () => Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })
  expect(await session.signIn('ann@example.com', 'correct horse')).toBe('tooMany')
  interfere = () => html(400)
  await expect(session.signIn('ann@example.com', 'correct horse')).rejects.toThrow('400')
})

test('signing out ends the session at the store', async () => {
  const auth = await openSignedInTab()
  auth.signOut()
  expect(statusOf(auth)).toBe('signedOut')
  expect(stored()).toBeNull()
  await waitFor(() => expect(store.isLive()).toBe(false))
})

test('signing out ends it even when the hour of its token is over', async () => {
  const auth = await openSignedInTab()
  store.expire()
  auth.signOut()
  await waitFor(() => expect(store.isLive()).toBe(false))
})

test('signing out works here when the store cannot be reached', async () => {
  const auth = await openSignedInTab()
  interfere = () => Promise.reject(new TypeError('Failed to fetch'))
  auth.signOut()
  expect(statusOf(auth)).toBe('signedOut')
  expect(stored()).toBeNull()
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expectWarning('Signed out here, but the database could not be told')
})

test('signing in and out is followed in every tab; a renewed token is no event for them', async () => {
  const other = openTab()
  const auth = await openSignedInTab()
  const storageEvent = () => dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  storageEvent()
  await waitFor(() => expect(statusOf(other)).toBe('signedIn'))
  requests.length = 0
  keepSession(store.grant())
  storageEvent()
  expect(statusOf(other)).toBe('signedIn')

  auth.signOut()
  storageEvent()
  expect(statusOf(other)).toBe('signedOut')
  await waitFor(() => expect(store.isLive()).toBe(false))
  expect(paths()).toEqual(['logout?scope=global'])
})

test('a page from the back/forward cache has followed a sign-out as soon as it shows', async () => {
  const auth = await openSignedInTab()
  localStorage.removeItem('auth')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(statusOf(auth)).toBe('signedOut')
})

test('asking for a new password ends alike, whatever the store says of the address', async () => {
  const { session } = openTab()
  const ask = () => session.requestPasswordReset('ann@example.com', 'https://site.example/login')
  await ask()
  expect(requests[0]).toMatchObject({
    path: '/auth/v1/recover?redirect_to=https%3A%2F%2Fsite.example%2Flogin',
    body: { email: 'ann@example.com' },
  })
  interfere = () => Response.json({ error_code: 'over_email_send_rate_limit' }, { status: 429 })
  await ask()
  interfere = () => Response.json({ error_code: 'validation_failed' }, { status: 422 })
  await ask()
  interfere = () => html(503)
  await expect(ask()).rejects.toThrow('503')
})

const linkTokens = () => {
  const { access_token, refresh_token } = store.grant()
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt: Date.now() + 3.6e6 }
}

test('the tokens of a link set a new password and sign in', async () => {
  const auth = openTab()
  const { session } = auth
  expect(await session.resetPassword(linkTokens(), 'a new password')).toBe('signedIn')
  expect(store.account.password).toBe('a new password')
  expect(auth.store.getState()).toEqual({ status: 'signedIn', user: ann })
})

test('a lost answer does not keep the same new password from being sent again', async () => {
  const { session } = openTab()
  const tokens = linkTokens()
  interfere = (path) => (path.includes('administrators') ? html(500) : undefined)
  await expect(session.resetPassword(tokens, 'a new password')).rejects.toThrow('500')
  interfere = () => undefined
  expect(await session.resetPassword(tokens, 'a new password')).toBe('signedIn')
})

test('a link that is over and a password that the store finds too simple are told apart', async () => {
  const { session } = openTab()
  const tokens = linkTokens()
  interfere = () => Response.json({ error_code: 'weak_password' }, { status: 422 })
  expect(await session.resetPassword(tokens, '123456789012')).toBe('weak')
  interfere = () => undefined
  store.end()
  expect(await session.resetPassword(tokens, 'a new password')).toBe('expired')
})
