/** One embedded store for all test files, which share a process, and requests to it as anybody. */
import { type EmbeddedStore, startEmbeddedStore } from '../embeddedStore.ts'
import { thirdId } from './sqlDatabase.ts'

export const administrator = { email: 'ada@example.com', password: 'admin12345', name: 'Ada' }
const stranger = { email: 'stranger@example.com', password: 'admin12345', name: 'Nobody' }

export interface Answer {
  status: number
  headers: Headers
  /** Parsed where it is JSON. */
  body: unknown
}

interface SupabaseRequest {
  method?: string
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
}

/** A request with the publishable key, unless other headers say otherwise. */
export async function send(
  { url, publishableKey }: Pick<EmbeddedStore, 'url' | 'publishableKey'>,
  path: string,
  { method = 'GET', body, token, headers }: SupabaseRequest = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  let parsed: unknown = text
  try {
    parsed = JSON.parse(text)
  } catch {
    // Empty, or not JSON.
  }
  return { status: response.status, headers: response.headers, body: parsed }
}

export async function signIn(
  store: EmbeddedStore,
  { email, password }: { email: string; password: string },
) {
  const path = '/auth/v1/token?grant_type=password'
  const { body } = await send(store, path, { method: 'POST', body: { email, password } })
  return body as { access_token: string; refresh_token: string }
}

async function start() {
  const store = await startEmbeddedStore({ administrator, siteUrl: 'http://site.example' })
  await store.addAdministrator(stranger)
  await store.database.query("delete from public.administrators where name = 'Nobody'")
  await store.database.query('insert into auth.users (id) values ($1)', [thirdId])
  const tokens: Record<string, string | undefined> = {
    administrator: (await signIn(store, administrator)).access_token,
    stranger: (await signIn(store, stranger)).access_token,
  }
  return {
    store,
    /** A request as nobody (without a key), visitor, stranger or administrator. */
    as: (caller: string, path: string, request: SupabaseRequest = {}) =>
      send(caller === 'nobody' ? { ...store, publishableKey: '' } : store, path, {
        ...request,
        token: tokens[caller],
      }),
  }
}

let started: ReturnType<typeof start> | undefined
export const embedded = () => {
  started ??= start()
  return started
}
