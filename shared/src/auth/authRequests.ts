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

/** New tokens for an email address and its password. Rejects with a `StoreError`. */
export const requestSignIn = (store: StoreConfig, email: string, password: string) =>
  requestTokens(store, 'password', { email, password })

/** New tokens for those that expire; the old ones are then used up. Rejects with a `StoreError`. */
export const requestRenewal = (store: StoreConfig, { refreshToken }: Tokens) =>
  requestTokens(store, 'refresh_token', { refresh_token: refreshToken })

const userSchema = z.object({ id: z.string(), email: z.string() })
const administratorsSchema = z.array(z.object({ user_id: z.string(), name: z.string() }))

/** The user of this token; `null` for anybody but an administrator, to whom the list is empty. */
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

/** Ends all sessions of this token's user, on other devices too. The request outlives the page. */
export const requestSignOut = (store: StoreConfig, token: string) =>
  storeRequest(store, {
    path: '/auth/v1/logout?scope=global',
    method: 'POST',
    token,
    keepalive: true,
  })

/** Requests an email with a link to `redirectTo`, which is sent if the address is a user's. */
export const requestRecovery = (store: StoreConfig, email: string, redirectTo: string) =>
  storeRequest(store, {
    path: `/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`,
    method: 'POST',
    body: { email },
  })

/** Sets the password of this token's user. Rejects with a `StoreError`, also for a weak password. */
export const requestNewPassword = (store: StoreConfig, token: string, password: string) =>
  storeRequest(store, { path: '/auth/v1/user', method: 'PUT', body: { password }, token })

/** Whether the store itself has refused. An HTML page comes from a proxy in between. */
export const isRefusal = (error: unknown): error is StoreError =>
  error instanceof StoreError &&
  error.failure !== 'unavailable' &&
  typeof error.cause === 'object' &&
  error.cause !== null

const errorSchema = z.object({ error_code: z.string() })

/** GoTrue's error code. */
export const errorCode = ({ cause }: StoreError) => errorSchema.safeParse(cause).data?.error_code
