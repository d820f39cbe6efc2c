import { afterEach, expect, test, vi } from 'vitest'
import { BackendError } from '../../backend/BackendError'
import { functionCall, supabaseRequest } from './supabaseRequest'

const store = { url: 'https://store.example', key: 'publishable' }
const path = '/rest/v1/events?email=eq.ann@example.com'

const answering = (answer: Response | Error) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })

afterEach(() => void vi.restoreAllMocks())

test('an answer is parsed; an empty one is undefined', async () => {
  answering(Response.json([{ id: 1 }]))
  expect(await supabaseRequest({ path }, store)).toEqual([{ id: 1 }])
  answering(new Response(null, { status: 204 }))
  expect(await supabaseRequest({ path, method: 'DELETE' }, store)).toBeUndefined()
})

test('a caller may read more of an answer than its body', async () => {
  answering(Response.json([{ id: 1 }], { headers: { 'content-range': '0-0/57' } }))
  const read = (rows: unknown, { headers }: Response) => [rows, headers.get('content-range')]
  expect(await supabaseRequest({ path, read }, store)).toEqual([[{ id: 1 }], '0-0/57'])
})

test('a function is called with named arguments, the key and the token', async () => {
  const fetch = answering(Response.json({ outcome: 'accepted' }))
  await supabaseRequest({ ...functionCall('cancel_registration', { id: 'a' }), token: 't' }, store)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://store.example/rest/v1/rpc/cancel_registration')
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"id":"a"}',
    headers: { apikey: 'publishable', authorization: 'Bearer t' },
  })
})

test.each([
  [new TypeError('Failed to fetch'), 'unavailable'],
  [new DOMException('signal timed out', 'TimeoutError'), 'unavailable'],
  [new Response('<!doctype html>', { status: 200 }), 'unavailable'],
  [new Response('', { status: 500 }), 'unavailable'],
  [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
  [new Response('', { status: 429 }), 'unavailable'],
  [Response.json({ code: '40001' }, { status: 409 }), 'unavailable'],
  [Response.json({ code: '23505' }, { status: 409 }), 'taken'],
  [new Response('', { status: 401 }), 'signedOut'],
  [new Response('', { status: 403 }), 'forbidden'],
  [Response.json({ code: '22001' }, { status: 400 }), 'refused'],
])('%o fails as %s, and the message quotes nothing', async (answer, failure) => {
  answering(answer)
  const error = await supabaseRequest({ path }, store).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(BackendError)
  expect(error).toMatchObject({ failure })
  expect(String(error)).not.toContain('ann@example.com')
})
