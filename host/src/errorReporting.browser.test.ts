import { onReport, type Report } from 'shared/reporting'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reportUnhandledErrors, rootOptions } from './errorReporting'
import { RemoteLoadError } from './remotes/RemoteLoadError'

// Not the window: the test runner listens there too.
const page = new EventTarget()
beforeAll(() => reportUnhandledErrors(page))

let reports: Report[]

beforeEach(() => {
  reports = []
  return onReport((report) => reports.push(report))
})

const logged = () => vi.mocked(console.warn).mock.calls.splice(0)

test('an error that no code catches is reported, and the browser does not log it too', () => {
  const error = new TypeError('thrown')
  const event = new ErrorEvent('error', { error, cancelable: true })
  page.dispatchEvent(event)
  expect(reports).toMatchObject([
    { kind: 'error', message: 'Unhandled error', cause: { name: 'TypeError' } },
  ])
  expect(event.defaultPrevented).toBe(true)
  expect(logged()).toHaveLength(1)
})

test('a missing picture, which comes without an error, is left to the browser', () => {
  const event = new ErrorEvent('error', { cancelable: true })
  page.dispatchEvent(event)
  expect(reports).toEqual([])
  expect(event.defaultPrevented).toBe(false)
})

test('a rejection that no code catches is reported', () => {
  const promise = new Promise<never>(() => {})
  const event = new PromiseRejectionEvent('unhandledrejection', {
    promise,
    reason: new RangeError('rejected'),
    cancelable: true,
  })
  page.dispatchEvent(event)
  expect(reports).toMatchObject([{ message: 'Unhandled rejection', cause: { name: 'RangeError' } }])
  expect(event.defaultPrevented).toBe(true)
  expect(logged()).toHaveLength(1)
})

test('what React catches is reported once: a failed load has been reported by the loader', () => {
  const failedLoad = new RemoteLoadError('public-site', 'release', 'gone')
  rootOptions.onCaughtError?.(failedLoad, {})
  expect(reports).toEqual([])
  rootOptions.onCaughtError?.(new TypeError('rendering'), { componentStack: '\n at Page' })
  expect(reports).toMatchObject([{ message: 'Rendering failed\n at Page' }])
  rootOptions.onRecoverableError?.(new Error('hydration'), {})
  expect(reports.at(-1)).toMatchObject({ kind: 'warning' })
  expect(logged()).toHaveLength(2)
})
