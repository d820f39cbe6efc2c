import { render, screen } from '@testing-library/react'
import { ErrorBoundary, onReport, type Report, reportRemoteLoad } from 'shared/reporting'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

function Broken(): never {
  throw new TypeError('ann@example.com')
}

test.each([
  ['public-site', '/donate'],
  ['admin-console', '/admin/donations'],
] as const)(
  'a crash in a section of %s is one report with its release and route, without the error’s message',
  (part, route) => {
    const { href } = location
    onTestFinished(() => history.replaceState(null, '', href))
    history.replaceState(null, '', `${route}?email=ann@example.com`)
    reportRemoteLoad({ remote: part, release: 'r7', durationMs: 1 })
    reports = []
    render(
      <>
        <ErrorBoundary locationKey="" fallback={() => <p>Failed</p>}>
          <Broken />
        </ErrorBoundary>
        <p>Another section</p>
      </>,
      { onCaughtError: rootOptions.onCaughtError },
    )
    expect(screen.getByText('Failed')).toBeTruthy()
    expect(screen.getByText('Another section')).toBeTruthy()
    expect(reports).toMatchObject([
      { kind: 'error', part, release: 'r7', route, cause: { name: 'TypeError' } },
    ])
    expect(JSON.stringify(reports)).not.toContain('example.com')
    expect(logged()).toHaveLength(1)
  },
)
