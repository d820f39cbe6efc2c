import type { FakeRequest } from './fakeStore'

const status = (code: number, body: object) => Response.json(body, { status: code })

/** GoTrue's answers. */
const refused = {
  credentials: () => status(400, { error_code: 'invalid_credentials', msg: 'Invalid' }),
  refreshToken: () => status(400, { error_code: 'refresh_token_not_found', msg: 'Invalid' }),
  token: () => status(403, { error_code: 'bad_jwt', msg: 'invalid JWT' }),
}

/**
 * A store's sign-in with one account, for `fakeStore`: tokens that can be used once, sessions that
 * can be ended. `isAdministrator` and `accepts` may be changed as a test goes on.
 */
export function fakeSignIn() {
  const account = { id: 'ann', email: 'ann@example.com', password: 'correct horse', name: 'Ann' }
  let issued = 0
  let live = { access: '', refresh: '' }

  function grant() {
    issued += 1
    live = { access: `access-${issued}`, refresh: `refresh-${issued}` }
    return { access_token: live.access, refresh_token: live.refresh, expires_in: 3600 }
  }

  const signIn = {
    account,
    isAdministrator: true,
    /** Tokens as of a sign-in elsewhere, for what a test puts into the storage. */
    grant,
    /** As if the hour of the access token were over. */
    expire: () => {
      live.access = ''
    },
    /** As if the session had been ended elsewhere. */
    end: () => {
      live = { access: '', refresh: '' }
    },
    isLive: () => live.refresh !== '',
    /** What a browser holds in which this account signed in before; to be written to `auth`. */
    storedSession: (granted = grant(), endsInMs = 3_600_000) =>
      JSON.stringify({
        id: account.id,
        name: account.name,
        email: account.email,
        role: 'admin',
        tokens: {
          accessToken: granted.access_token,
          refreshToken: granted.refresh_token,
          expiresAt: Date.now() + endsInMs,
        },
      }),

    answer({ method, path, body, token }: FakeRequest): unknown {
      const sent = (body ?? {}) as Record<string, string>
      const authorized = live.access !== '' && token === live.access
      if (path === '/auth/v1/token?grant_type=password') {
        const known = sent.email === account.email && sent.password === account.password
        return known ? grant() : refused.credentials()
      }
      if (path === '/auth/v1/token?grant_type=refresh_token') {
        const known = live.refresh !== '' && sent.refresh_token === live.refresh
        return known ? grant() : refused.refreshToken()
      }
      if (path.startsWith('/auth/v1/recover?')) return {}
      if (!authorized)
        return path.startsWith('/auth/') ? refused.token() : status(401, { code: 'PGRST301' })
      if (path === '/auth/v1/logout?scope=global') {
        signIn.end()
        return new Response(null, { status: 204 })
      }
      if (path === '/auth/v1/user' && method === 'PUT') {
        if (sent.password === account.password) return status(422, { error_code: 'same_password' })
        account.password = sent.password ?? ''
      }
      if (path === '/auth/v1/user') return { id: account.id, email: account.email }
      if (path === '/rest/v1/administrators?select=user_id,name') {
        return signIn.isAdministrator ? [{ user_id: account.id, name: account.name }] : []
      }
      return status(404, { code: 'PGRST202' })
    },
  }
  return signIn
}
