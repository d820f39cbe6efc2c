import { expect, test, vi } from 'vitest'
import { createAuth } from './auth'

const user = { id: '1', name: 'Administrator', email: 'admin@example.com', role: 'admin' } as const

test('before the session is restored, it is loading', () => {
  const { store } = createAuth()
  expect(store.getState()).toEqual({ status: 'loading', user: null })
})

test('without a stored session nobody is signed in', () => {
  const { store, restoreSession } = createAuth()
  restoreSession()
  expect(store.getState().status).toBe('signedOut')
})

test('signing in is kept under the key auth and restored when the page opens again', () => {
  const first = createAuth()
  first.restoreSession()
  first.signIn(user)
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(user)

  const second = createAuth()
  second.restoreSession()
  expect(second.store.getState()).toEqual({ status: 'signedIn', user })
})

test('signing out clears the stored session', () => {
  const { store, restoreSession, signIn, signOut } = createAuth()
  restoreSession()
  signIn(user)
  signOut()
  expect(store.getState()).toEqual({ status: 'signedOut', user: null })
  expect(localStorage.getItem('auth')).toBeNull()
})

test('sign-in and sign-out in another tab are followed', () => {
  const { store, restoreSession } = createAuth()
  restoreSession()
  localStorage.setItem('auth', JSON.stringify(user))
  dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(store.getState().status).toBe('signedIn')
  localStorage.removeItem('auth')
  dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(store.getState().status).toBe('signedOut')
})

test('a stored session of another form signs nobody in', () => {
  localStorage.setItem('auth', JSON.stringify({ ...user, role: 'owner' }))
  const { store, restoreSession } = createAuth()
  restoreSession()
  expect(store.getState().status).toBe('signedOut')
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

test('a password never reaches the storage, even when it is handed in', () => {
  const { restoreSession, signIn } = createAuth()
  restoreSession()
  const careless = { ...user, password: 'admin12345' }
  signIn(careless)
  expect(localStorage.getItem('auth')).not.toContain('admin12345')
})
