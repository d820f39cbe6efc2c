import { fakeStore } from 'shared/testing/fakeStore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendToStore } from './sendToStore'
import { newSubmissionId } from './submissionMetadata'

const metadata = { id: newSubmissionId(), website: '', elapsed: 4000 }
const send = () => sendToStore('submit_donation_offer', { form: { name: 'Ann' } }, metadata)
const unreachable = 'We could not be reached. Please try again in a moment: nothing is sent twice.'
const warned = () => vi.mocked(console.warn).mock.calls.splice(0).length

beforeEach(async () => {
  await import('./callStore')
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => void vi.useRealTimers())

/** What comes of it, however many attempts it takes. Reading an answer takes real time. */
async function settled<T>(promise: Promise<T>) {
  let result: T | string | undefined
  promise.then(
    (answer) => {
      result = answer
    },
    (error: Error) => {
      result = error.message
    },
  )
  while (result === undefined) {
    await vi.advanceTimersByTimeAsync(500)
    await scheduler.yield()
  }
  return result
}

test('without a store nothing is sent', async () => {
  const fetch = vi.spyOn(window, 'fetch')
  expect(await send()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('a submission is sent with its id and what tells people from robots', async () => {
  const requests = fakeStore(() => ({ outcome: 'accepted' }))
  expect(await settled(send())).toEqual({ outcome: 'accepted' })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/rest/v1/rpc/submit_donation_offer',
      body: { id: metadata.id, form: { name: 'Ann' }, guard: { website: '', elapsed: 4000 } },
    },
  ])
  expect(metadata.id).toMatch(/^[0-9a-f]{32}$/)
})

test('who is quicker than a robot may be waits a moment', async () => {
  const requests = fakeStore(() => ({ outcome: 'accepted' }))
  const quick = sendToStore('submit_donation_offer', {}, { ...metadata, elapsed: 300 })
  await vi.advanceTimersByTimeAsync(1200)
  expect(requests).toEqual([])
  await settled(quick)
  expect(requests).toMatchObject([{ body: { guard: { elapsed: 1600 } } }])
})

test.each([500, 503, 429, 409])('after a %i it is sent again, with the same id', async (status) => {
  let calls = 0
  const requests = fakeStore(() => {
    calls += 1
    return calls < 3 ? new Response('', { status }) : { outcome: 'accepted' }
  })
  expect(await settled(send())).toEqual({ outcome: 'accepted' })
  expect(new Set(requests.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
  expect(requests).toHaveLength(3)
})

test('a lost connection is tried again, and told when it stays lost', async () => {
  const requests = fakeStore(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await settled(send())).toBe(unreachable)
  expect(requests).toHaveLength(4)
  expect(warned()).toBe(1)
})

test.each([401, 403, 400])(
  'a %i is told at once: the same again would not help',
  async (status) => {
    const requests = fakeStore(() => new Response('', { status }))
    expect(await settled(send())).toBe(unreachable)
    expect(requests).toHaveLength(1)
    expect(warned()).toBe(1)
  },
)

test('a page of HTML and an answer of another form are no answers', async () => {
  fakeStore(() => new Response('<!doctype html>', { status: 200 }))
  expect(await settled(send())).toBe(unreachable)
  expect(warned()).toBe(1)
})

test('a store that does not answer for 10 seconds is given up, once', async () => {
  const requests = fakeStore(() => new Promise(() => {}))
  expect(await settled(send())).toBe(unreachable)
  expect(requests).toHaveLength(1)
  expect(warned()).toBe(1)
})

test.each([
  ['gone', 'This event is no longer listed.'],
  ['invalid', 'Something that you typed was not accepted. Please check it.'],
  ['tooMany', 'A lot came from your connection. Please try again in an hour, or call us.'],
])('the outcome %s is told in words', async (outcome, words) => {
  fakeStore(() => ({ outcome }))
  expect(await settled(send())).toBe(words)
})
