import { requireConfig } from './configSchema'

/** How long an answer may take unless the request has a limit of its own, in milliseconds. */
export const requestLimitMs = 10_000

/**
 * Fetches from the database, as anybody unless the headers say who asks.
 * @param path below the database's URL, "/rest/v1/events?id=eq.1"
 * @param config of the database that the document names, unless it is another one
 */
export const fetchDatabase = (
  path: string,
  init: { signal: AbortSignal; headers?: Record<string, string> } & RequestInit,
  { url, key } = requireConfig(),
): Promise<Response> =>
  fetch(url + path, {
    ...init,
    headers: { apikey: key, ...init.headers },
    cache: 'no-store',
    credentials: 'omit',
  })
