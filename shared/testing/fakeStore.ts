import { authStore, signOut } from 'shared/auth'
import { provideBackend } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { deviceCollection } from 'shared/backends/device/deviceCollection'
import { provideLoader } from 'shared/backends/supabase/content/contentLoader'
import { whole } from 'shared/backends/supabase/content/documentContent'
import {
  recordChange,
  setChangeRecorder,
  supabaseCollections,
} from 'shared/backends/supabase/content/supabaseCollection'
import { supabaseElementId } from 'shared/backends/supabase/namesDatabase'
import { supabaseBackend } from 'shared/backends/supabase/supabaseBackend'
import * as loadContent from 'shared/backends/supabase/sync/loadContent'
import { allDefinitions } from 'shared/collections/definitions'
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
 * The same as `fakeDatabase`. What the browser holds counts as read from it, by whoever is signed in.
 */
export function fakeStore(answer: Answer): FakeRequest[] {
  const requests = fakeDatabase(answer)
  fillCollections()
  return requests
}

/**
 * Makes the document name a database, until the test has finished, and answers the requests to it.
 * Returns the requests that have come.
 */
export function fakeDatabase(answer: Answer): FakeRequest[] {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = supabaseElementId
  element.textContent = JSON.stringify({ url, key: 'publishable' })
  document.head.append(element)
  provideLoader(async () => loadContent)
  provideBackend(supabaseBackend)

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
  onTestFinished(async () => {
    // What is being sent arrives first. Nobody asks to end the session.
    localStorage.removeItem('auth')
    signOut()
    await navigator.locks.request('outbox', () => {})
    await navigator.locks.request('door', () => {})
    element.remove()
    provideBackend(browserBackend)
    supabaseCollections.clear()
    setChangeRecorder(undefined)
    spy.mockRestore()
  })
  return requests
}

/** Collections that begin with what is in this browser. */
function fillCollections() {
  for (const definition of allDefinitions) {
    const { key } = definition
    const { update, ...device } = deviceCollection(definition)
    const origin = () => ({
      version: 1,
      drafts: true,
      administrator: authStore.getState().user?.id,
    })
    supabaseCollections.set(key, {
      ...device,
      update: (change) => update((current) => recordChange(key, current, change(current))),
      reflect: update,
      put: (change) =>
        update((value) => change({ ...whole(value), origin: origin() })?.value ?? value),
      keep: async () => {},
      origin,
    })
  }
}

/** Rejects when the request is given up. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
