import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { dismissToast, toastStore } from 'shared/toasts'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import './browserStandIns'
import { matchingMedia } from './matchingMedia'

// Testing Library advances fake timers through this name only.
vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })

let warn: MockInstance

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  matchingMedia.clear()
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
  // A test that expects something to be logged looks at it, then clears the mock.
  const warnings = [...warn.mock.calls]
  warn.mockRestore()
  expect(warnings, 'unexpected console.warn').toEqual([])
})
