/** Requests to the database's sign-in, GoTrue's interface. */

import { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import type { AdminUser } from '../../../entities/adminUser'
import type { Tokens } from '../../../entities/session'
import type { SupabaseConfig } from '../configSchema'
import { supabaseRequest } from '../supabaseRequest'

const grantSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** In seconds. */
  expires_in: z.number(),
})

async function requestTokens(
  config: SupabaseConfig,
  grantType: string,
  body: Record<string, string>,
): Promise<Tokens> {
  const path = `/auth/v1/token?grant_type=${grantType}`
  const grant = grantSchema.parse(await supabaseRequest(config, { path, method: 'POST', body }))
  return {
    accessToken: grant.access_token,
    refreshToken: grant.refresh_token,
    // By the clock of this device: the database's may differ by a day.
    expiresAt: Date.now() + grant.expires_in * 1000,
  }
}

/** New tokens for an email address and its password. Rejects with a `BackendError`. */
export const requestSignIn = (config: SupabaseConfig, email: string, password: string) =>
  requestTokens(config, 'password', { email, password })

/** New tokens for those that expire; the old ones are then used up. Rejects with a `BackendError`. */
export const requestRenewal = (config: SupabaseConfig, { refreshToken }: Tokens) =>
  requestTokens(config, 'refresh_token', { refresh_token: refreshToken })

const userSchema = z.object({ id: z.string(), email: z.string() })
const administratorsSchema = z.array(z.object({ user_id: z.string(), name: z.string() }))

/** The user of this token; `null` for anybody but an administrator, to whom the list is empty. */
export async function requestAdministrator(
  config: SupabaseConfig,
  token: string,
): Promise<AdminUser | null> {
  const [user, administrators] = await Promise.all([
    supabaseRequest(config, { path: '/auth/v1/user', token }).then(userSchema.parse),
    supabaseRequest(config, { path: '/rest/v1/administrators?select=user_id,name', token }).then(
      administratorsSchema.parse,
    ),
  ])
  const administrator = administrators.find(({ user_id }) => user_id === user.id)
  return administrator
    ? { id: user.id, name: administrator.name, email: user.email, role: 'admin' }
    : null
}

/** Ends all sessions of this token's user, on other devices too. The request outlives the page. */
export const requestSignOut = (config: SupabaseConfig, token: string) =>
  supabaseRequest(config, {
    path: '/auth/v1/logout?scope=global',
    method: 'POST',
    token,
    keepalive: true,
  })

/** Requests an email with a link to `redirectTo`, which is sent if the address is a user's. */
export const requestRecovery = (config: SupabaseConfig, email: string, redirectTo: string) =>
  supabaseRequest(config, {
    path: `/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`,
    method: 'POST',
    body: { email },
  })

/** Sets the password of this token's user. Rejects with a `BackendError`, also for a weak password. */
export const requestNewPassword = (config: SupabaseConfig, token: string, password: string) =>
  supabaseRequest(config, { path: '/auth/v1/user', method: 'PUT', body: { password }, token })

/** Whether the database itself has refused. An HTML page comes from a proxy in between. */
export const isRefusal = (error: unknown): error is BackendError =>
  error instanceof BackendError &&
  error.failure !== 'unavailable' &&
  typeof error.cause === 'object' &&
  error.cause !== null

const errorSchema = z.object({ error_code: z.string() })

/** GoTrue's error code. */
export const errorCode = ({ cause }: BackendError) => errorSchema.safeParse(cause).data?.error_code
