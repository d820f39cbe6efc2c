import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Report } from './reports'

// A fresh copy: the one that all test files share remembers releases that others have loaded.
const { onReport, reportError, reportRemoteLoad, reportWarning }: typeof import('./reports') =
  await import('./reports?fresh' as './reports')

let reports: Report[]

beforeEach(() => {
  reports = []
  return onReport((report) => reports.push(report))
})

/** What was written to the console since the last look. */
const warnings = () => vi.mocked(console.warn).mock.calls.splice(0)

test('a failure is written to the console with its cause, and told without the cause’s message', () => {
  const { href } = location
  onTestFinished(() => history.replaceState(null, '', href))
  history.replaceState(null, '', '/events?email=ann@example.com#ann')
  const cause = new SyntaxError('Unexpected token in ann@example.com:1:2')
  reportWarning('admin-console', 'A draft cannot be read', cause)
  expect(warnings()).toEqual([['[site] A draft cannot be read', cause]])
  expect(reports).toEqual([
    {
      kind: 'warning',
      part: 'admin-console',
      release: null,
      route: '/events',
      message: 'A draft cannot be read',
      cause: { name: 'SyntaxError', stack: expect.stringContaining('reports.browser.test.ts') },
    },
  ])
  expect(JSON.stringify(reports)).not.toContain('example.com')
})

test.each([
  ['a text', 'ann@example.com', { name: 'string', stack: '' }, '[site] Failed: ann@example.com'],
  ['nothing', undefined, null, '[site] Failed'],
])('what is thrown need not be an error: %s', (_, cause, reported, line) => {
  reportError('public-site', 'Failed', cause)
  expect(warnings()).toEqual([[line]])
  expect(reports).toMatchObject([{ kind: 'error', cause: reported }])
})

test('a stack as Firefox and Safari write it is told as it is', () => {
  const cause = new Error('ann@example.com')
  cause.stack = 'submit@https://site.example/assets/Form.js:1:20\n@https://site.example/a.js:2:3'
  reportWarning('shared', 'Failed', cause)
  expect(reports).toMatchObject([{ cause: { stack: cause.stack } }])
  warnings()
})

test('what fails in the shell is an error of the console', () => {
  vi.mocked(console.error).mockImplementation(() => {})
  reportError('host', 'The site could not start')
  expect(vi.mocked(console.error).mock.calls.splice(0)).toEqual([
    ['[shell] The site could not start'],
  ])
})

test('a load is told with its release, which later reports of the remote carry', () => {
  reportRemoteLoad({ remote: 'public-site', release: 'r7', durationMs: 120 })
  expect(warnings()).toEqual([])
  reportWarning('public-site', 'Late')
  expect(reports).toMatchObject([
    { kind: 'remote-load', part: 'public-site', release: 'r7', durationMs: 120, failure: null },
    { kind: 'warning', part: 'public-site', release: 'r7' },
  ])
  expect(warnings()).toHaveLength(1)
})

test('a load that failed is told and written with its reason', () => {
  const cause = new TypeError('offline')
  const failure = { reason: 'release', message: 'release r2 could not be loaded', cause }
  reportRemoteLoad({ remote: 'admin-console', release: 'r2', durationMs: 9, failure })
  reportWarning('admin-console', 'Late')
  expect(reports).toMatchObject([
    {
      kind: 'remote-load',
      release: 'r2',
      failure: { reason: 'release', cause: { name: 'TypeError' } },
    },
    { release: null },
  ])
  expect(warnings()[0]).toEqual(['[site] release r2 could not be loaded', cause])
})

test('who has unsubscribed hears nothing', () => {
  const listener = vi.fn()
  onReport(listener)()
  reportWarning('shared', 'Failed')
  expect(listener).not.toHaveBeenCalled()
  warnings()
})

test('a part of the path that may be personal is not told', () => {
  const { href } = location
  onTestFinished(() => history.replaceState(null, '', href))
  history.replaceState(null, '', '/unsubscribe/ann@example.com')
  reportWarning('shared', 'Failed')
  expect(reports).toMatchObject([{ route: '/unsubscribe/*' }])
  warnings()
})
