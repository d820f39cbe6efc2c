import { supabaseElementId } from 'shared/store/hasStore'
import { onTestFinished, vi } from 'vitest'

export interface FakeRequest {
  method: string
  /** Below the store's URL, with the query. */
  path: string
  body: unknown
  /** The access token, without "Bearer". */
  token: string | undefined
}

/** A Response, or what to answer as JSON with status 200; a rejection is a lost connection. */
type Answer = (request: FakeRequest) => unknown

const url = 'https://store.example'

/**
 * Makes the document name a store, until the test has finished, and answers the requests to it.
 * Returns the requests that have come.
 */
export function fakeStore(answer: Answer): FakeRequest[] {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = supabaseElementId
  element.textContent = JSON.stringify({ url, key: 'publishable' })
  document.head.append(element)

  const requests: FakeRequest[] = []
  const realFetch = window.fetch
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init = {}) => {
    const target = input instanceof Request ? input.url : String(input)
    if (!target.startsWith(url)) return realFetch(input, init)
    const headers = new Headers(init.headers)
    const request = {
      method: init.method ?? 'GET',
      path: target.slice(url.length),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: headers.get('authorization')?.replace('Bearer ', ''),
    }
    requests.push(request)
    const answered = await Promise.race([answer(request), aborted(init.signal)])
    return answered instanceof Response ? answered : Response.json(answered)
  })
  onTestFinished(() => {
    element.remove()
    spy.mockRestore()
  })
  return requests
}

/** Rejects when the request is given up. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
