/** Requests to the database's sign-in, GoTrue's interface. They reject like `supabaseRequest`. */

import { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import type { AdminUser, Tokens } from '../../../entities/session'
import { supabaseRequest } from '../supabaseRequest'

const grantSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** In seconds. */
  expires_in: z.number(),
})

async function requestTokens(grantType: string, body: Record<string, string>): Promise<Tokens> {
  const path = `/auth/v1/token?grant_type=${grantType}`
  const grant = grantSchema.parse(await supabaseRequest({ path, method: 'POST', body }))
  return {
    accessToken: grant.access_token,
    refreshToken: grant.refresh_token,
    // By the clock of this device: the database's may differ by a day.
    expiresAt: Date.now() + grant.expires_in * 1000,
  }
}

/** New tokens for an email address and its password. */
export const requestSignIn = (email: string, password: string) =>
  requestTokens('password', { email, password })

/** New tokens for those that expire; the old ones are then used up. */
export const requestRenewal = ({ refreshToken }: Tokens) =>
  requestTokens('refresh_token', { refresh_token: refreshToken })

const userSchema = z.object({ id: z.string(), email: z.string() })
const administratorsSchema = z.array(z.object({ user_id: z.string(), name: z.string() }))

/** The user of this token; `null` for anybody but an administrator, to whom the list is empty. */
export async function requestAdministrator(token: string): Promise<AdminUser | null> {
  const [{ id, email }, administrators] = await Promise.all([
    supabaseRequest({ path: '/auth/v1/user', token }).then(userSchema.parse),
    supabaseRequest({ path: '/rest/v1/administrators?select=user_id,name', token }).then(
      administratorsSchema.parse,
    ),
  ])
  const administrator = administrators.find(({ user_id }) => user_id === id)
  return administrator ? { id, name: administrator.name, email, role: 'admin' } : null
}

/** Ends all sessions of this token's user, on other devices too. The request outlives the page. */
export const requestSignOut = (token: string) =>
  supabaseRequest({
    path: '/auth/v1/logout?scope=global',
    method: 'POST',
    token,
    keepalive: true,
  })

/** Requests an email with a link to `redirectTo`, which is sent if the address is a user's. */
export const requestRecovery = (email: string, redirectTo: string) =>
  supabaseRequest({
    path: `/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`,
    method: 'POST',
    body: { email },
  })

/** Sets the password of this token's user. Refused for a weak password too. */
export const requestNewPassword = (token: string, password: string) =>
  supabaseRequest({ path: '/auth/v1/user', method: 'PUT', body: { password }, token })

/** Whether the database itself has refused. An HTML page comes from a proxy in between. */
export const isRefusal = (error: unknown): error is BackendError =>
  error instanceof BackendError &&
  error.failure !== 'unavailable' &&
  typeof error.cause === 'object' &&
  error.cause !== null

const errorSchema = z.object({ error_code: z.string() })

/** GoTrue's error code. */
export const errorCode = ({ cause }: BackendError) => errorSchema.safeParse(cause).data?.error_code
