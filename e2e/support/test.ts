/** The `test` of all end-to-end tests: unexpected console errors and warnings fail it. */
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

interface Fixtures {
  /** Console errors and warnings that this test expects; anything else fails it. */
  expectedComplaints: RegExp
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  expectedComplaints: [/^(?!)/, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      const note = (text: string) => {
        if (!expectedComplaints.test(text)) complaints.push(text)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text())
      })
      context.on('weberror', (webError) => note(String(webError.error())))
      await use(complaints)
      expect(complaints, 'errors and warnings of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page }

/** Before a server of the test ends: a page that still loads from it would complain. */
export const closePages = (context: BrowserContext) =>
  Promise.all(context.pages().map((page) => page.close()))

export const demoLogin = { email: 'admin@islandcare.example', password: 'admin12345' }

/** Fills in and submits the sign-in page that is open. */
export async function signIn(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill(demoLogin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/**
 * Resolves when React has taken over the document's markup: a property of its own is on the elements,
 * which it sets while it renders, and the page's effects have taken the scrolling over from the browser.
 * Most clicks before that are lost, and a busy machine takes its time.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return (
      heading &&
      Object.keys(heading).some((key) => key.startsWith('__reactFiber')) &&
      history.scrollRestoration === 'manual'
    )
  })

/**
 * Resolves when the page with its pictures and fonts is loaded and nothing has come for half a second.
 * Not by the browser's events of requests, of which one is lost now and then: a wait for the last never ends.
 */
export const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const timings = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    const ends = timings.map(({ startTime, duration }) => startTime + duration)
    return (
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      performance.now() - Math.max(...ends) > 500
    )
  })

/**
 * Gives all pages of this context a clock that tests can move; it goes on by itself, too. Once for a context.
 * The clock leaves out what the browser has measured, which is put back: the site gives up loading when
 * nothing at all has come for some seconds, not when a busy machine takes longer.
 */
export async function installClock(context: BrowserContext) {
  await context.addInitScript(() => Object.assign(window, { measured: performance }))
  await context.clock.install()
  await context.addInitScript(() => {
    const measured: Performance = Reflect.get(window, 'measured')
    performance.getEntriesByType = (type) => measured.getEntriesByType(type)
  })
}

/**
 * Stops the clock of the page, which must be installed: what is shown for a second stands until the
 * test moves the clock, or has it go on.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Holds these files back from now on, until the function that it resolves with is called. */
export async function holdBack(page: Page, files: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Goes to another path as a link inside the application does: no document is loaded. */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    // The router tells one place from another by its key.
    history.pushState({ key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Opens each new page of this context with somebody signed in. */
export async function beSignedIn(context: BrowserContext) {
  const user = { id: '1', name: 'Administrator', email: demoLogin.email, role: 'admin' }
  await context.addInitScript((text) => {
    // Once a context: signing out must last.
    if (location.protocol === 'about:' || localStorage.getItem('e2e.signedIn')) return
    localStorage.setItem('e2e.signedIn', 'true')
    localStorage.setItem('auth', text)
  }, JSON.stringify(user))
}

/** Records the paths of everything that the page requests from now on. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Registers somebody for the event that is open. The page's clock must be installed. */
export async function register(page: Page, name: string) {
  await hydrated(page)
  await page.getByRole('button', { name: 'Register for this fair' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register for this fair' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('visitor@example.com')
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Register for this fair' }).click()
  await expect(dialog.getByRole('button', { name: 'Registering...' })).toBeDisabled()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(page.getByText('You have been registered for this health fair.')).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** Returns to the tab after a while. The page's clock must be installed. */
export async function comeBack(page: Page) {
  await page.clock.fastForward(10_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
