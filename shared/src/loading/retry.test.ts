import { beforeEach, expect, test, vi } from 'vitest'
import { retry } from './retry'

const attempts = { limitMs: 1000, pausesMs: [300, 600] }

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('what fails is tried again after each pause, and the last error is the outcome', async () => {
  const startedAt = Date.now()
  const triedAtMs: number[] = []
  const outcome = retry(attempts, async () => {
    triedAtMs.push(Date.now() - startedAt)
    throw new Error(`failure ${triedAtMs.length}`)
  })
  const refused = expect(outcome).rejects.toThrow('failure 3')
  await vi.runAllTimersAsync()
  await refused
  expect(triedAtMs).toEqual([0, 300, 900])
})

test('an error that is final is not tried again', async () => {
  const isFinal = (error: unknown) => error instanceof SyntaxError
  const attempt = vi.fn().mockRejectedValue(new SyntaxError('broken'))
  await expect(retry({ ...attempts, isFinal }, attempt)).rejects.toThrow('broken')
  expect(attempt).toHaveBeenCalledOnce()
})

test('what runs into the time limit is told to stop, and is not tried again', async () => {
  const signals: AbortSignal[] = []
  const outcome = retry(attempts, (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const refused = expect(outcome).rejects.toThrow('no answer within 1000 ms')
  await vi.advanceTimersByTimeAsync(999)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await vi.runAllTimersAsync()
  await refused
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('what another caller’s time limit has ended is not tried again', async () => {
  const attempt = vi.fn().mockRejectedValue(new DOMException('no answer', 'TimeoutError'))
  await expect(retry(attempts, attempt)).rejects.toThrow('no answer')
  expect(attempt).toHaveBeenCalledOnce()
})

test('what succeeds in time is never told to stop, and leaves no clock running', async () => {
  const signals: AbortSignal[] = []
  const outcome = await retry(attempts, async (signal) => {
    signals.push(signal)
    return 'done'
  })
  expect(outcome).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('the time limit begins anew whenever a file has come: a slow connection is none that hangs', async () => {
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  const outcome = retry({ limitMs: 800, pausesMs: [] }, () => new Promise(() => {}))
  const ended = vi.fn()
  outcome.catch(ended)
  await vi.advanceTimersByTimeAsync(700)
  entries.mockReturnValue([performance.mark('a file')])
  await vi.advanceTimersByTimeAsync(800)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).toHaveBeenCalled()
})
