/** Back and a reload show the place that was left, also where the page grows or shrinks meanwhile. */
import { storeManyEvents } from '../support/manyEvents'
import { expect, holdBack, hydrated, test } from '../support/test'

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
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300))
  await expect.poll(top).toBe(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(heading).toBeInViewport()
  await expect(page.getByText('Thank you, Ann')).toHaveCount(0)
  await expect.poll(top).toBe(300)
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
  const top = () => question.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await form.evaluate((element) => element.scrollIntoView())
  await plan.check()
  await question.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 250))
  await expect.poll(top).toBe(250)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(plan).toBeChecked()
  await expect.poll(top).toBe(250)
  await page.reload()
  await hydrated(page)
  await expect(plan).toBeChecked()
  await expect.poll(top).toBe(250)
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
  const top = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await form.evaluate((element) => element.scrollIntoView())
  await plan.check()
  await field.evaluate(
    (element) =>
      new Promise((ended) => {
        window.addEventListener('scrollend', ended, { once: true })
        scrollBy(0, element.getBoundingClientRect().top - 150)
      }),
  )
  expect(await top()).toBe(150)

  // The form comes once the browser has restored the place, and the page has hydrated.
  const arrive = await holdBack(page, /RequestForm-/)
  const left = await page.evaluate(() => scrollY)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  arrive()
  await expect(plan).toBeChecked()
  await expect.poll(top).toBe(150)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(plan).toBeChecked()
  await expect.poll(top).toBe(150)

  // From then on a form that grows moves nothing above it.
  await page.reload()
  await hydrated(page)
  await expect(plan).toBeChecked()
  await expect.poll(top).toBe(150)
  // A focus alone, in the frame in which the form grows, is taken for a move of the browser's.
  await page.keyboard.press('Shift')
  const host = form.getByRole('radio', { name: 'Host a fair' })
  await host.focus()
  const hostTop = () => host.evaluate((element) => element.getBoundingClientRect().top)
  const before = await hostTop()
  await host.check()
  await expect(form.getByRole('group', { name: 'Services you have in mind' })).toHaveCount(0)
  await expect.poll(hostTop).toBe(before)
})

test('a reload shows the list at the place that was left, whatever category or how many are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeManyEvents(page)
  const fair = page.getByRole('link', { name: 'Fair 12', exact: true })
  const top = () => fair.evaluate((element) => Math.round(element.getBoundingClientRect().top))
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
    const left = await top()
    await page.reload()
    await hydrated(page)
    await expect(fair).toBeVisible()
    await expect.poll(top, path).toBe(left)

    // So long as fonts are on their way, the browser waits with a place below the end of the document.
    const arrive = await holdBack(page, '**/*.woff2')
    await page.reload({ waitUntil: 'commit' })
    await hydrated(page)
    await expect(fair).toBeVisible()
    arrive()
    await page.waitForLoadState()
    await expect.poll(top, path).toBe(left)
    await page.unroute('**/*.woff2')
  }
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
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
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
