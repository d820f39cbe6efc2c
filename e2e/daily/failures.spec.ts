import type { RemotePointer } from 'shared/pointer'
import { pageWithFaults } from '../support/faults'
import {
  beSignedIn,
  expect,
  hydrated,
  installClock,
  type Page,
  recordRequests,
  test,
} from '../support/test'

const pointer = '**/remotes/public-site/current.json'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// On a path without a document of its own: the others hold the pointer already.
test.describe('a failing pointer', () => {
  test.use({
    expectedComplaints: /Failed to load resource|^\[site\] (public-site: |Page not found)/,
  })

  test('ends in a clear screen, and the site comes back with Try again', async ({ page }) => {
    await installClock(page.context())
    let failing = true
    await page.route(pointer, (route) =>
      failing ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.goto('/not-found')
    await page.clock.runFor(5000)
    await expect(heading(page)).toHaveText('The website did not load')
    failing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Page Not Found')
  })

  test('of another form or for another contract is said, and an entry without a hash gives way to the release before it', async ({
    page,
  }) => {
    let change: (pointer: RemotePointer) => object
    await page.route(pointer, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: change(await response.json()) })
    })
    change = () => ({ entry: 'remoteEntry.js' })
    await page.goto('/not-found')
    await expect(heading(page)).toHaveText('The website did not load')
    await expect(page.getByText('Something is wrong on the site’s server.')).toBeVisible()

    change = (good) => ({ ...good, contract: 999 })
    await page.goto('/not-found')
    await expect(heading(page)).toHaveText('The website has an incompatible version')
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()

    change = ({ previous: _, ...good }) => ({
      ...good,
      entry: 'bad/remoteEntry.js',
      previous: good,
    })
    const requests = recordRequests(page)
    await page.goto('/not-found')
    await expect(heading(page)).toHaveText('Page Not Found')
    expect(requests).not.toContain('/remotes/public-site/bad/remoteEntry.js')
  })
})

test.describe('a shell whose own script does not come', () => {
  test.use({ expectedComplaints: /Failed to load resource|^\[shell\] The site could not start/ })

  test('says so instead of staying blank, and leaves a page that can be read', async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort())
    await page.goto('/admin')
    await expect(heading(page)).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    expect((await heading(page).boundingBox())?.x, 'not at the edge').toBeGreaterThanOrEqual(16)
    await page.goto('/about')
    await expect(heading(page)).toHaveText('About Us')
  })
})

test.describe('style sheets that do not come', () => {
  test.use({
    expectedComplaints:
      /Failed to load resource|^\[site\] public-site: release|preloaded using link preload but not used/,
  })

  test('leave a page that can be read, with icons no larger than its text needs', async ({
    page,
  }) => {
    const reported = page.waitForEvent('console', (message) =>
      message.text().startsWith('[site] public-site: release'),
    )
    await page.route('**/*.css', (route) => route.abort())
    await page.goto('/contact')
    await expect(heading(page)).toHaveText('Contact')
    await expect(page.getByText('Not everything on this page has loaded.')).toBeVisible()
    await reported
    const icons = page.locator('svg')
    const widths = await icons.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
    expect(widths.length).toBeGreaterThan(3)
    expect(Math.max(...widths)).toBeLessThanOrEqual(40)
  })
})

test.describe('a failing remote entry', () => {
  test.use({
    expectedComplaints:
      /Failed to load resource|Refused to apply style|^\[site\] (Page not found|public-site: |admin-console: )/,
  })

  test('of a document’s own release gives way to what is live by now', async ({ page }) => {
    const live = await (await page.request.get('/remotes/public-site/current.json')).json()
    await page.route('/events', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replaceAll(live.release, 'cleared-away') })
    })
    const { watch } = await pageWithFaults(page)
    await page.goto('/events')
    const { end } = await watch(({ works }) => works)
    expect(end).toMatchObject({ works: true, heading: 'Upcoming Health Fairs & Events' })
  })

  test('of the console leaves the website working', async ({ page, context }) => {
    await beSignedIn(context)
    await page.route('**/remotes/admin-console/*/remoteEntry.js', (route) => route.abort())
    const failure = 'The administrator console did not load'
    const { watch } = await pageWithFaults(page)
    await page.goto('/admin')
    expect((await watch((sight) => sight.heading === failure)).end.heading).toBe(failure)
    await page.getByRole('link', { name: 'Back to the website' }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
})

test.describe('unreadable storage', () => {
  test.use({ expectedComplaints: /^\[site\] Stored "events" cannot be read/ })

  test('falls back to the seeds, and the text is still there under another key', async ({
    page,
    context,
  }) => {
    const damaged = '[{"id":1,"title":"Half an ev'
    await context.addInitScript((text) => {
      if (!localStorage.getItem('events.unreadable.1')) localStorage.setItem('events', text)
    }, damaged)
    await page.goto('/events')
    await hydrated(page)
    await expect(
      page.getByRole('link', { name: 'Community Health Fair at Riverside' }),
    ).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('events.unreadable.1')))
      .toBe(damaged)
  })
})
