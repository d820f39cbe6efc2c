/** Back and a reload show the place that was left, also where the page grows or shrinks meanwhile. */
import { storeManyEvents } from '../support/manyEvents'
import { expect, holdBack, hydrated, type Locator, test } from '../support/test'

/** The distance from the top of the screen. A page scrolls by whole pixels: half of one is nothing. */
const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top)
const expectTop = (place: Locator, top: number, what?: string) =>
  expect.poll(() => topOf(place), what).toBeCloseTo(top, 0)

/** Scrolls as far as the place is this far from the top, and resolves with what it is then. */
async function scrollToTop(place: Locator, top: number) {
  await place.evaluate(
    (element, top) =>
      new Promise((ended) => {
        addEventListener('scrollend', ended, { once: true })
        scrollBy(0, element.getBoundingClientRect().top - top)
      }),
    top,
  )
  return topOf(place)
}

test('going back shows the place below a form whose confirmation has gone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/get-involved')
  await hydrated(page)
  const form = page.locator('main form').filter({ hasText: 'Submit Volunteer Application' })
  await form.evaluate((element) => element.scrollIntoView())
  await form.getByLabel('Name').fill('Ann Lee')
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByRole('button', { name: 'Submit Volunteer Application' }).click()
  await expect(page.getByText('Thank you, Ann')).toBeFocused()

  const heading = page.getByRole('heading', { name: 'Donate resources' })
  const left = await scrollToTop(heading, 300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(heading).toBeInViewport()
  await expect(page.getByText('Thank you, Ann')).toHaveCount(0)
  await expectTop(heading, left)
})

test('Back and a reload show the place below a form that is filled in again, and taller with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/programs/health-fairs')
  await hydrated(page)
  const form = page.locator('main form').filter({ hasText: 'Submit Request' })
  const plan = form.getByRole('radio', { name: 'Plan a fair' })
  const question = page.getByText('What does a health fair cost me?')
  await form.evaluate((element) => element.scrollIntoView())
  await plan.check()
  const left = await scrollToTop(question, 250)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(plan).toBeChecked()
  await expectTop(question, left)
  await page.reload()
  await hydrated(page)
  await expect(plan).toBeChecked()
  await expectTop(question, left)
})

test('Back and a reload show the place in a form that grows there when it is filled in again, before the visitor does something', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/programs/health-fairs')
  await hydrated(page)
  const form = page.locator('main form').filter({ hasText: 'Submit Request' })
  const plan = form.getByRole('radio', { name: 'Plan a fair' })
  // The services that a plan adds come right below this field. What follows the form is in sight without them.
  const field = form.getByText('Expected attendees')
  await form.evaluate((element) => element.scrollIntoView())
  await plan.check()
  const left = await scrollToTop(field, 150)

  // The form comes once the browser has restored the place, and the page has hydrated.
  const arrive = await holdBack(page, /RequestForm-/)
  const scrolled = await page.evaluate(() => scrollY)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  arrive()
  await expect(plan).toBeChecked()
  await expectTop(field, left)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(plan).toBeChecked()
  await expectTop(field, left)

  // From then on a form that grows moves nothing above it.
  await page.reload()
  await hydrated(page)
  await expect(plan).toBeChecked()
  await expectTop(field, left)
  // A focus alone, in the frame in which the form grows, is taken for a move of the browser's.
  await page.keyboard.press('Shift')
  const host = form.getByRole('radio', { name: 'Host a fair' })
  await host.focus()
  const before = await topOf(host)
  await host.check()
  await expect(form.getByRole('group', { name: 'What a fair can include' })).toHaveCount(0)
  await expectTop(host, before)
})

test('a reload shows the list at the place that was left, whatever category or how many are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeManyEvents(page)
  const fair = page.getByRole('link', { name: 'Fair 12', exact: true })
  for (const [path, distance] of [
    ['/events?category=health', 1800],
    ['/events?events=24', 6000],
    ['/?events=24', 6000],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await expect(fair).toBeVisible()
    await page.evaluate(
      (top) =>
        new Promise((ended) => {
          window.addEventListener('scrollend', ended, { once: true })
          window.scrollTo(0, top)
        }),
      distance,
    )
    const left = await topOf(fair)
    await page.reload()
    await hydrated(page)
    await expect(fair).toBeVisible()
    await expectTop(fair, left, path)

    // So long as fonts are on their way, the browser waits with a place below the end of the document.
    const arrive = await holdBack(page, '**/*.woff2')
    await page.reload({ waitUntil: 'commit' })
    await hydrated(page)
    await expect(fair).toBeVisible()
    arrive()
    await page.waitForLoadState()
    await expectTop(fair, left, path)
    await page.unroute('**/*.woff2')
  }
})

test('a reload whose scripts come late shows the place that was left, unless the visitor has moved on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/events')
  await hydrated(page)
  const request = page.getByRole('heading', { name: 'Request a Health Fair' })
  const left = await scrollToTop(request, 300)
  async function reloadWithoutScripts() {
    const arrive = await holdBack(page, '**/*.js')
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    return async () => {
      arrive()
      await hydrated(page)
      await page.unroute('**/*.js')
    }
  }

  // A browser goes by what was in sight, and may take something else for it: here it is 200 px off, for sure.
  await page.evaluate(() => {
    const { place } = history.state
    const lower = { ...place, top: place.top + 200, y: place.y - 200 }
    history.replaceState({ ...history.state, place: lower }, '')
  })
  const work = await reloadWithoutScripts()
  await work()
  await expectTop(request, left - 200)

  const workAgain = await reloadWithoutScripts()
  const before = await topOf(request)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -500)
  await expect.poll(() => topOf(request)).toBeGreaterThan(before)
  const moved = await topOf(request)
  await workAgain()
  await expectTop(request, moved)
})

test('the part that a URL names stays in sight, although the list above it grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeManyEvents(page)
  await page.goto('/events#request')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Fair 12', exact: true })).toBeAttached()
  const heading = page.getByRole('heading', { name: 'Request a Health Fair' })
  const top = () => topOf(heading)
  const inSight = async () => {
    await expect(heading).toBeInViewport()
    await expect.poll(top).toBeLessThan(250)
  }
  await inSight()
  await page.reload()
  await hydrated(page)
  await inSight()
  await page.goto('/terms')
  await hydrated(page)
  await page.goBack()
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Fair 12', exact: true })).toBeAttached()
  await inSight()

  // From then on the page is the visitor's.
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -300)
  await expect.poll(top).toBeGreaterThan(300)
  await page.setViewportSize({ width: 384, height: 844 })
  await expect.poll(top).toBeGreaterThan(300)
})
