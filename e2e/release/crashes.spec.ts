/** A section that crashes: what stays on the page, and what is reported. */
import type { FailureReport, RemoteLoadReport } from 'shared/reporting'
import { beSignedIn, expect, type Page, test } from '../support/test'

test.use({ expectedComplaints: /Rendering failed/ })

/** The reports of a page, of loads and of failures, from its start. */
async function recordReports(page: Page) {
  const reports: (FailureReport | RemoteLoadReport)[] = []
  await page.exposeFunction('recordReport', (report: FailureReport) => reports.push(report))
  await page.addInitScript(
    'addEventListener("report", ({ detail }) => globalThis.recordReport(detail))',
  )
  return reports
}

async function expectOneReport(
  reports: (FailureReport | RemoteLoadReport)[],
  part: string,
  route: string,
) {
  const failures = () => reports.filter(({ kind }) => kind !== 'remote-load')
  await expect.poll(failures).toHaveLength(1)
  const load = reports.find((report) => report.kind === 'remote-load' && report.part === part)
  expect(load?.release).toBeTruthy()
  expect(failures()).toMatchObject([
    { kind: 'error', part, release: load?.release, route, cause: { name: 'TypeError' } },
  ])
  expect(JSON.stringify(reports)).not.toContain('example.com')
}

test('a section of home that crashes leaves the others, and is reported once', async ({ page }) => {
  const reports = await recordReports(page)
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (element) {
      if (element.textContent.startsWith('Our Impact')) throw new TypeError('ann@example.com')
      observe.call(this, element)
    }
  })
  await page.goto('/?email=ann@example.com')
  await expect(page.getByText('We couldn’t show this part of the page.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our Impact' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Our Mission' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upcoming Events' })).toBeVisible()
  await expectOneReport(reports, 'public-site', '/')
})

test('a section of the dashboard that crashes leaves the others, and is reported once', async ({
  page,
  context,
}) => {
  await beSignedIn(context)
  const reports = await recordReports(page)
  await page.addInitScript(() => {
    const { toFixed } = Number.prototype
    Number.prototype.toFixed = function (digits) {
      // The amount of one of the donations.
      if (Number(this) === 50) throw new TypeError('ann@example.com')
      return toFixed.call(this, digits)
    }
  })
  await page.goto('/admin?email=ann@example.com')
  await expect(page.getByText('We couldn’t show this part of the page.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Right now' })).toBeVisible()
  await expectOneReport(reports, 'admin-console', '/admin')
})
