import fc from 'fast-check'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { adminUserSchema } from '../entities/adminUser'
import { createAuth } from './auth'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const session = {
  id: '1',
  name: 'Ann',
  email: 'ann@example.com',
  role: 'admin',
  tokens: { accessToken: 'a', refreshToken: 'r', expiresAt: 1 },
}

test('auth: whatever is stored, somebody is signed in by a whole session, or nobody is', () => {
  fc.assert(
    fc.property(hostileText(session), (text) => {
      vi.mocked(console.warn).mockClear()
      localStorage.setItem('auth', text)
      const { store, restoreSession, signIn, signOut } = createAuth()
      restoreSession()
      const { status, user } = store.getState()
      expect(status).toBe(user ? 'signedIn' : 'signedOut')
      if (user) expect(adminUserSchema.safeParse(user).success).toBe(true)
      signIn({ id: '2', name: 'Bo', email: 'bo@example.com', role: 'admin' })
      signOut()
      expect(localStorage.getItem('auth')).toBeNull()
      expect(Object.prototype).not.toHaveProperty('polluted')
      expect(Object.keys(localStorage).length).toBeLessThanOrEqual(3)
    }),
  )
})
