/** Test set-up: an error or a warning in the console that the test does not expect fails the test. */
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let error: MockInstance
let warn: MockInstance

beforeEach(() => {
  error = vi.spyOn(console, 'error')
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

// Vitest restores before the next test, and files share a frame: what a last one has replaced would be
// there while the next file loads.
afterEach(() => vi.restoreAllMocks())

afterEach(() => {
  // A test that expects something to be logged looks at it, then clears the mock.
  const [errors, warnings] = [[...error.mock.calls], [...warn.mock.calls]]
  error.mockRestore()
  warn.mockRestore()
  expect(errors, 'unexpected console.error').toEqual([])
  expect(warnings, 'unexpected console.warn').toEqual([])
})
