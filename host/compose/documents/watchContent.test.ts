import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchContent } from './watchContent.ts'

let stop: AbortController
let version: number
const compose = vi.fn<() => Promise<unknown>>()
const fetchVersions = vi.fn<() => Promise<object>>()
let watching: Promise<void>

beforeEach(() => {
  stop = new AbortController()
  version = 1
  compose.mockReset().mockResolvedValue(undefined)
  fetchVersions.mockReset().mockImplementation(async () => ({ events: version }))
})

afterEach(async () => {
  vi.useRealTimers()
  stop.abort()
  await watching
})

function watch() {
  watching = watchContent({ fetchVersions, compose, everyMs: 1, signal: stop.signal })
}

const looks = (times: number) =>
  expect.poll(() => fetchVersions.mock.calls.length).toBeGreaterThanOrEqual(times)
const moreLooks = () => looks(fetchVersions.mock.calls.length + 3)

test('composes once at first, and again only when a version has changed', async () => {
  watch()
  await moreLooks()
  expect(compose).toHaveBeenCalledTimes(1)
  version = 2
  await moreLooks()
  expect(compose).toHaveBeenCalledTimes(2)
})

test('composes again when another day has begun in Jamaica', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T04:59:00Z') })
  watch()
  await moreLooks()
  vi.setSystemTime(new Date('2027-03-01T05:00:00Z'))
  await moreLooks()
  expect(compose).toHaveBeenCalledTimes(2)
})

test('a store that does not answer is reported and asked again', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => {})
  const refused = new Error('connect ECONNREFUSED')
  fetchVersions.mockRejectedValueOnce(new Error('no answer', { cause: refused }))
  watch()
  await moreLooks()
  expect(error.mock.calls).toEqual([['no answer: connect ECONNREFUSED']])
  error.mockClear()
  expect(compose).toHaveBeenCalledTimes(1)
})

test('what could not be composed is composed the next time', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => {})
  compose.mockRejectedValueOnce(new Error('not rendered'))
  watch()
  await moreLooks()
  expect(error.mock.calls).toEqual([['not rendered']])
  error.mockClear()
  expect(compose).toHaveBeenCalledTimes(2)
})

test('ends at once when it is stopped in a pause', async () => {
  watching = watchContent({ fetchVersions, compose, everyMs: 1_000_000, signal: stop.signal })
  await looks(1)
  stop.abort()
  await watching
  expect(compose).toHaveBeenCalledTimes(1)
})
