import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from './BackendError'
import { loadPart } from './loadPart'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that does not come is asked for three times, and is said not to have loaded', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn(() => Promise.reject(cause))
  const failure = loadPart(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await failure).toBeInstanceOf(BackendError)
  expect(await failure).toMatchObject({ failure: 'notLoaded', cause })
  expect(load).toHaveBeenCalledTimes(3)
})
