import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  // The files after this one in its process would count on from 2030.
  vi.resetModules()
})

test('an id is the time in milliseconds, and two of the same millisecond differ', async () => {
  // Loaded anew: what made ids before has counted on.
  vi.resetModules()
  const { newId } = await import('./newId')
  const nowMs = Date.UTC(2030, 0, 1)
  vi.useFakeTimers({ now: nowMs })
  expect([newId(), newId(), newId()]).toEqual([nowMs, nowMs + 1, nowMs + 2])
})
