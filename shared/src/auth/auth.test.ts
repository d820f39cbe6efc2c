import { beforeEach, expect, test, vi } from 'vitest'

const user = { id: '1', name: 'Administrator', email: 'admin@example.com', role: 'admin' } as const

/** Each test opens the page anew. */
async function openPage() {
  vi.resetModules()
  return import('./auth')
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('before the session is restored, it is loading', async () => {
  const { authStore } = await openPage()
  expect(authStore.getState()).toEqual({ status: 'loading', user: null })
})

test('without a stored session nobody is signed in', async () => {
  const { authStore, restoreSession } = await openPage()
  restoreSession()
  expect(authStore.getState().status).toBe('signedOut')
})

test('signing in is kept under the key auth and restored when the page opens again', async () => {
  const first = await openPage()
  first.restoreSession()
  first.signIn(user)
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(user)

  const second = await openPage()
  second.restoreSession()
  expect(second.authStore.getState()).toEqual({ status: 'signedIn', user })
})

test('signing out clears the stored session', async () => {
  const { authStore, restoreSession, signIn, signOut } = await openPage()
  restoreSession()
  signIn(user)
  signOut()
  expect(authStore.getState()).toEqual({ status: 'signedOut', user: null })
  expect(localStorage.getItem('auth')).toBeNull()
})

test('sign-in and sign-out in another tab are followed', async () => {
  const { authStore, restoreSession } = await openPage()
  restoreSession()
  localStorage.setItem('auth', JSON.stringify(user))
  dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(authStore.getState().status).toBe('signedIn')
  localStorage.removeItem('auth')
  dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(authStore.getState().status).toBe('signedOut')
})

test('a stored session of another form signs nobody in', async () => {
  localStorage.setItem('auth', JSON.stringify({ ...user, role: 'owner' }))
  const { authStore, restoreSession } = await openPage()
  restoreSession()
  expect(authStore.getState().status).toBe('signedOut')
})

test('a password never reaches the storage, even when it is handed in', async () => {
  const { restoreSession, signIn } = await openPage()
  restoreSession()
  const careless = { ...user, password: 'admin12345' }
  signIn(careless)
  expect(localStorage.getItem('auth')).not.toContain('admin12345')
})
