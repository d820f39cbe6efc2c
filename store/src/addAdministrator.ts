import type { PGlite } from '@electric-sql/pglite'
import type { App } from '@supabase/lite'
import type { StoreKeys } from './storeKeys.ts'

export interface Administrator {
  email: string
  password: string
  name: string
}

/** Adds an administrator, unless the address has a user already. `app` is one that allows sign-ups. */
export async function addAdministrator(
  database: PGlite,
  app: App,
  { publishableKey }: StoreKeys,
  { email, password, name }: Administrator,
) {
  const known = await database.query('select from auth.users where email = $1', [email])
  if (known.rows.length > 0) return
  const response = await app.fetch(
    new Request('http://127.0.0.1/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  )
  if (!response.ok) throw new Error(`No user for ${email}: ${await response.text()}`)
  await database.query(
    'insert into public.administrators (user_id, name) select id, $2 from auth.users where email = $1',
    [email, name],
  )
}
