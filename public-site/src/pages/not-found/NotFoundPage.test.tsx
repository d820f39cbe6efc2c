import { onReport, type Report } from 'shared/reporting'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { NotFoundPage } from './NotFoundPage'

test('a missing path is written to the console, and is in no report: it may hold personal data', () => {
  const reports: Report[] = []
  onTestFinished(onReport((report) => reports.push(report)))
  const missingPath = '/events/ann@example.com'
  renderAt('/not-found', <NotFoundPage />, { missingPath })
  const warnings = vi.mocked(console.warn).mock.calls.splice(0)
  expect(warnings).toEqual([[`[site] Page not found: ${missingPath}`]])
  expect(reports).toMatchObject([{ kind: 'warning', message: 'Page not found' }])
  expect(JSON.stringify(reports)).not.toContain('example.com')
})
