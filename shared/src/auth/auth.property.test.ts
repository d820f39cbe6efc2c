import fc from 'fast-check'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { browserBackend } from '../backends/browser/browserBackend'
import { createSupabaseSession } from '../backends/supabase/session/supabaseSession'
import { adminUserSchema } from '../entities/session'
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
      const { store, restoreSession, signIn, signOut } = createAuth(() => browserBackend)
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

test('auth.ended: whatever is stored, the session has ended where that is true, and not otherwise', () => {
  const { hasEnded } = createSupabaseSession(createAuth())
  fc.assert(
    fc.property(fc.oneof(hostileText(true), hostileText(false)), (text) => {
      localStorage.setItem('auth.ended', text)
      vi.mocked(console.warn).mockClear()
      const isTrue = text.trim() === 'true'
      const isReadable = isTrue || text.trim() === 'false'
      expect(hasEnded()).toBe(isTrue)
      expect(localStorage.getItem('auth.ended')).toBe(isReadable ? text : null)
      expect(vi.mocked(console.warn).mock.calls).toHaveLength(isReadable ? 0 : 1)
      expect(Object.prototype).not.toHaveProperty('polluted')
      // Itself, and what could not be read.
      expect(Object.keys(localStorage).length).toBeLessThanOrEqual(4)
    }),
  )
})
