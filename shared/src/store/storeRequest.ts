/** Requests to the store: PostgREST's interface for data, GoTrue's for sign-in. */
import type { StoreConfig } from './storeConfig'

/**
 * Why a request failed, as far as it matters for what to do next.
 *
 * - `unavailable`: no answer, too slow, overloaded, broken or in the middle of something. The same
 *   request may succeed later, and may have been carried out all the same.
 * - `signedOut`: the session is missing, expired or forged.
 * - `forbidden`: the session does not allow this.
 * - `taken`: a row with this key exists already.
 * - `refused`: the store does not accept what was sent. It never will.
 */
export type StoreFailure = 'unavailable' | 'signedOut' | 'forbidden' | 'taken' | 'refused'

/** Any failure of a request to the store. Its `cause` may quote what was sent and stays out of reports. */
export class StoreError extends Error {
  constructor(
    readonly failure: StoreFailure,
    message: string,
    options: ErrorOptions = {},
    /** The status of the answer, where there was one. */
    readonly status?: number,
  ) {
    super(message, options)
    this.name = 'StoreError'
  }
}

export interface StoreRequest {
  /** Below the store's URL, "/rest/v1/events?id=eq.1". */
  path: string
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** The administrator's access token; without it, the request is anybody's. */
  token?: string | undefined
  headers?: Record<string, string>
  /** Makes the result, where more than the body counts. */
  read?: (body: unknown, response: Response) => unknown
  /** The request goes on after the page is left; only for small ones. */
  keepalive?: boolean
  /** Ends the wait for an answer, in place of the limit of `storeTimeLimitMs`. */
  signal?: AbortSignal
}

/** How long an answer may take unless the request has a limit of its own, in milliseconds. */
export const storeTimeLimitMs = 10_000

/** PostgreSQL's code for a key that exists already. */
const uniqueViolation = '23505'

/**
 * Resolves with the parsed JSON of the answer, `undefined` where it is empty, and rejects with a
 * `StoreError` in any other case. Callers parse the JSON with a schema.
 */
export async function storeRequest(store: StoreConfig, request: StoreRequest): Promise<unknown> {
  const { path, method = 'GET', body, token, headers, read, keepalive = false, signal } = request
  let status: number
  let answer: unknown
  try {
    const response = await fetch(store.url + path, {
      method,
      headers: {
        apikey: store.key,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      keepalive,
      cache: 'no-store',
      credentials: 'omit',
      signal: signal ?? AbortSignal.timeout(storeTimeLimitMs),
    })
    status = response.status
    const text = await response.text()
    // A proxy in between may answer with an HTML page and status 200, which does not parse.
    answer = text === '' ? undefined : parseBody(text, status >= 400)
    if (read && response.ok) answer = read(answer, response)
  } catch (cause) {
    throw new StoreError('unavailable', `${method} ${pathname(path)} had no answer`, { cause })
  }
  if (status < 300) return answer
  throw new StoreError(
    failureOf(status, answer),
    `${method} ${pathname(path)} was answered with ${status}`,
    // The store's explanation may quote what was sent: it goes to the console, never into reports.
    { cause: answer },
    status,
  )
}

function parseBody(text: string, failed: boolean): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (failed) return text
    throw error
  }
}

function failureOf(status: number, answer: unknown): StoreFailure {
  if (status === 401) return 'signedOut'
  if (status === 403) return 'forbidden'
  // Other conflicts are between transactions, and pass.
  if (status === 409) return codeOf(answer) === uniqueViolation ? 'taken' : 'unavailable'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'unavailable'
  return 'refused'
}

const codeOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined

/** Queries hold ids and email addresses, which messages must not. */
const pathname = (path: string) => path.replace(/\?.*/s, '')

/** Calls a function of the database with named arguments. Resolves and rejects like `storeRequest`. */
export const callFunction = (
  store: StoreConfig,
  name: string,
  args: Record<string, unknown>,
  options: Pick<StoreRequest, 'token' | 'keepalive'> = {},
) => storeRequest(store, { path: `/rest/v1/rpc/${name}`, method: 'POST', body: args, ...options })
