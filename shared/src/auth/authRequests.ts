/** Requests to the store's sign-in, GoTrue's interface. */
import * as z from 'shared/schema'
import type { AdminUser } from '../entities/adminUser'
import type { StoreConfig } from '../store/storeConfig'
import { StoreError, storeRequest } from '../store/storeRequest'
import type { Tokens } from './session'

const grantSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** In seconds. */
  expires_in: z.number(),
})

async function requestTokens(
  store: StoreConfig,
  grantType: string,
  body: Record<string, string>,
): Promise<Tokens> {
  const path = `/auth/v1/token?grant_type=${grantType}`
  const grant = grantSchema.parse(await storeRequest(store, { path, method: 'POST', body }))
  return {
    accessToken: grant.access_token,
    refreshToken: grant.refresh_token,
    // By the clock of this device: the store's may differ by a day.
    expiresAt: Date.now() + grant.expires_in * 1000,
  }
}

export const requestSignIn = (store: StoreConfig, email: string, password: string) =>
  requestTokens(store, 'password', { email, password })

export const requestRenewal = (store: StoreConfig, { refreshToken }: Tokens) =>
  requestTokens(store, 'refresh_token', { refresh_token: refreshToken })

const userSchema = z.object({ id: z.string(), email: z.string() })
const administratorsSchema = z.array(z.object({ user_id: z.string(), name: z.string() }))

/** Whose token this is; `null` where that is no administrator, who sees no administrators either. */
export async function requestAdministrator(
  store: StoreConfig,
  token: string,
): Promise<AdminUser | null> {
  const [user, administrators] = await Promise.all([
    storeRequest(store, { path: '/auth/v1/user', token }).then(userSchema.parse),
    storeRequest(store, { path: '/rest/v1/administrators?select=user_id,name', token }).then(
      administratorsSchema.parse,
    ),
  ])
  const administrator = administrators.find(({ user_id }) => user_id === user.id)
  return administrator
    ? { id: user.id, name: administrator.name, email: user.email, role: 'admin' }
    : null
}

/** Ends the session that this token belongs to, with its refresh token. Survives the page. */
export const requestSignOut = (store: StoreConfig, token: string) =>
  storeRequest(store, {
    path: '/auth/v1/logout?scope=local',
    method: 'POST',
    token,
    keepalive: true,
  })

/** Has a link sent to this address, if it is a user's. It leads to `redirectTo`. */
export const requestRecovery = (store: StoreConfig, email: string, redirectTo: string) =>
  storeRequest(store, {
    path: `/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`,
    method: 'POST',
    body: { email },
  })

export const requestNewPassword = (store: StoreConfig, token: string, password: string) =>
  storeRequest(store, { path: '/auth/v1/user', method: 'PUT', body: { password }, token })

/** Whether the store itself has said no. A page of HTML comes from what stands in between. */
export const isRefusal = (error: unknown): error is StoreError =>
  error instanceof StoreError &&
  error.failure !== 'unavailable' &&
  typeof error.cause === 'object' &&
  error.cause !== null

const errorSchema = z.object({ error_code: z.string() })

/** The store's own name of what was wrong. */
export const errorCode = ({ cause }: StoreError) => errorSchema.safeParse(cause).data?.error_code
