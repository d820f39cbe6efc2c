/** Requests to the database: PostgREST's interface for data, GoTrue's for sign-in. */
import { BackendError, type BackendFailure } from '../../backend/BackendError'
import type { SupabaseConfig } from './configSchema'
import { fetchDatabase, requestLimitMs } from './fetchDatabase'

export interface SupabaseRequest {
  /** Below the database's URL, "/rest/v1/events?id=eq.1". */
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
  /** Ends the wait for an answer, in place of the limit of `requestLimitMs`. */
  signal?: AbortSignal
}

/** The request that calls a function of the database with named arguments. */
export const functionCall = (
  name: string,
  args: Record<string, unknown> = {},
): SupabaseRequest => ({ path: `/rest/v1/rpc/${name}`, method: 'POST', body: args })

/** PostgreSQL's code for a key that exists already. */
const uniqueViolation = '23505'

/**
 * Resolves with the parsed JSON of the answer, `undefined` where it is empty, and rejects with a
 * `BackendError` in any other case. Callers parse the JSON with a schema.
 * @param config of the database that the document names, unless it is another one
 */
export async function supabaseRequest(
  request: SupabaseRequest,
  config?: SupabaseConfig,
): Promise<unknown> {
  const { path, method = 'GET', body, token, headers, read, keepalive = false, signal } = request
  let status: number
  let answer: unknown
  try {
    const init = {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      keepalive,
      signal: signal ?? AbortSignal.timeout(requestLimitMs),
    }
    const response = await fetchDatabase(path, init, config)
    status = response.status
    const text = await response.text()
    // A proxy in between may answer with an HTML page and status 200, which does not parse.
    answer = text === '' ? undefined : parseBody(text, status >= 400)
    if (read && response.ok) answer = read(answer, response)
  } catch (cause) {
    throw new BackendError('unavailable', `${method} ${pathname(path)} had no answer`, { cause })
  }
  if (status < 300) return answer
  throw new BackendError(
    failureOf(status, answer),
    `${method} ${pathname(path)} was answered with ${status}`,
    // The database's explanation may quote what was sent: it goes to the console, never into reports.
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

function failureOf(status: number, answer: unknown): BackendFailure {
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
