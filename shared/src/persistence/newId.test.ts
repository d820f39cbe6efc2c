import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './newId'

afterEach(() => {
  vi.useRealTimers()
})

test('an id is the time in milliseconds, and two of the same millisecond differ', () => {
  const nowMs = Date.UTC(2030, 0, 1)
  vi.useFakeTimers({ now: nowMs })
  expect([newId(), newId(), newId()]).toEqual([nowMs, nowMs + 1, nowMs + 2])
})
