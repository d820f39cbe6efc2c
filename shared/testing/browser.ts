/** Test set-up of components: each test begins with an empty browser and leaves one. */
import './untracedReact'
import './lateParts'

import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { signOut } from 'shared/auth'
import { provideBackend } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { dismissToast, toastStore } from 'shared/toasts'
import { afterEach, beforeEach, vi } from 'vitest'
import '../src/styles/tokens.css'
import '../src/styles/fonts.css'
import '../src/styles/base.css'

const { getElementError } = getConfig()
configure({
  // A query ends when it finds something. The limit is for what never appears.
  asyncUtilTimeout: 30_000,
  // A query that waits fails many times before it succeeds, and printing the page takes longer than looking
  // through it: it is printed when somebody reads the error.
  getElementError: (message, container) =>
    Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: () => getElementError(message, container).message },
    }),
})

// Testing Library advances fake clocks through this name only.
vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })

provideBackend(browserBackend)

// Nobody looks at the frame of the tests: not drawing it saves a seventh of the work.
const frame = frameElement as HTMLElement | null
frame?.style.setProperty('opacity', '0')

beforeEach(() => {
  // React renders what happens outside of `act` in its own time, as it does for people. Testing
  // Library would say so in the first file of a frame only.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  signOut()
  localStorage.clear()
  sessionStorage.clear()
  // As if another tab had cleared the storage: every collection returns to its seed.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
