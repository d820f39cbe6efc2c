import { afterEach, expect, test, vi } from 'vitest'
import {
  onReport,
  type ReportEvent,
  reportError,
  reportRemoteLoad,
  reportWarning,
} from './reporting'

let events: ReportEvent[] = []
const unsubscribe = onReport((event) => events.push(event))

afterEach(() => {
  events = []
  vi.mocked(console.warn).mockClear()
})

test('a failure is written to the console with its cause, and told without the cause’s message', () => {
  const cause = new SyntaxError('Unexpected token in "ann@example.com"')
  reportWarning('admin-console', 'A draft cannot be read', cause)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    '[admin-console] A draft cannot be read',
    cause,
  )
  expect(events).toEqual([
    {
      kind: 'warning',
      part: 'admin-console',
      release: null,
      route: '',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      message: 'A draft cannot be read',
      cause: { name: 'SyntaxError', stack: expect.stringContaining('reporting.test.ts') },
    },
  ])
  expect(JSON.stringify(events)).not.toContain('ann@example.com')
})

test.each([
  ['a text', 'ann@example.com', { name: 'string', stack: '' }],
  ['no cause', undefined, null],
])('what is thrown need not be an error: %s', (_, cause, reported) => {
  reportError('public-site', 'This failed', cause)
  expect(events).toMatchObject([{ kind: 'error', cause: reported }])
})

test('a load is told with its release, which the remote’s reports carry from then on', () => {
  reportRemoteLoad({ remote: 'public-site', release: 'r7', durationMs: 120 })
  reportWarning('public-site', 'Late')
  expect(events).toMatchObject([
    { kind: 'remote-load', part: 'public-site', release: 'r7', durationMs: 120, failure: null },
    { kind: 'warning', part: 'public-site', release: 'r7' },
  ])
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('[public-site] Late')
})

test('a load that failed is told and written with its reason', () => {
  const cause = new TypeError('offline')
  reportRemoteLoad({
    remote: 'admin-console',
    release: 'r2',
    durationMs: 9,
    failure: { reason: 'release', message: 'release r2 could not be loaded', cause },
  })
  reportWarning('admin-console', 'Late')
  expect(events).toMatchObject([
    {
      kind: 'remote-load',
      release: 'r2',
      failure: { reason: 'release', cause: { name: 'TypeError' } },
    },
    { release: null },
  ])
  expect(console.warn).toHaveBeenNthCalledWith(
    1,
    '[admin-console] release r2 could not be loaded',
    cause,
  )
})

test('a listener that fails does not keep the others from hearing', () => {
  const remove = onReport(() => {
    throw new Error('service down')
  })
  const last = vi.fn()
  const removeLast = onReport(last)
  reportWarning('host', 'Something')
  expect(last).toHaveBeenCalledOnce()
  expect(console.warn).toHaveBeenCalledTimes(2)
  remove()
  removeLast()
})

test('who has unsubscribed hears nothing', () => {
  unsubscribe()
  reportWarning('host', 'Something')
  expect(events).toEqual([])
})
