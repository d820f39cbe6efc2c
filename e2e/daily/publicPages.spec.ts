/** What of the public pages only a real browser shows: sizes, motion, paper. */
import { expect, holdBack, hydrated, type Page, test } from '../support/test'

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the hero fills the screen, and its slides fade in half a second', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const pictures = page.locator('main img[data-current]')
    expect(await pictures.first().boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    await expect(pictures.first()).toHaveCSS('transition-property', /opacity/)
    await expect(pictures.first()).toHaveCSS('transition-duration', /^0\.5s/)
  })

  test('the header stays, and is opaque once the page has scrolled by 20 px', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.mouse.wheel(0, 600)
    await expect(header).toHaveCSS('background-color', 'rgb(251, 247, 238)')
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
  })

  test('events stand in three columns', async ({ page }) => {
    await page.goto('/')
    const lefts = await page
      .getByRole('region', { name: 'Upcoming Events' })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(lefts).toHaveLength(6)
    expect(new Set(lefts).size).toBe(3)
  })
})

for (const width of [360, 768, 1440]) {
  test(`no drawing is cropped on a screen ${width} px wide: nobody in it loses their feet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/about', '/programs/love-initiative', '/get-involved', '/donate']) {
      await page.goto(path)
      await hydrated(page)
      const drawings = page.locator(
        'main img:not([src*="/images/hero/"], [src*="/images/events/"])',
      )
      expect(await drawings.count(), path).toBeGreaterThan(0)
      const cropped = await drawings.evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.checkVisibility())
          .filter((image) => {
            const { width, height } = image.getBoundingClientRect()
            const given = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
            const whole = getComputedStyle(image).objectFit === 'contain'
            return !whole && Math.abs(width / height - given) > 0.01
          })
          .map(({ src }) => src),
      )
      expect(cropped, path).toEqual([])
    }
  })
}

test('no line of a place ends within the name of its parish', async ({ page }) => {
  for (const [width, path] of [
    [360, '/'],
    [768, '/events'],
    [1440, '/'],
    [1440, '/events/1'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await hydrated(page)
    const lines = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: number[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const name = /St\.\s\w+/.exec(text.textContent ?? '')
        if (!name || !text.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.setStart(text, name.index)
        range.setEnd(text, name.index + name[0].length)
        found.push(new Set([...range.getClientRects()].map(({ top }) => top)).size)
      }
      return found
    })
    expect(lines.length, `${path} at ${width} px`).toBeGreaterThan(0)
    expect(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]))
  }
})

test('the newsletter field is wide enough to show an address', async ({ page }) => {
  await page.goto('/contact')
  const field = page.getByRole('contentinfo').getByLabel('Email address')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await field.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(256)
  }
})

test('going back shows the place that was left, with the focus on the link that was followed, and a new page its top', async ({
  page,
}) => {
  await page.goto('/events')
  await hydrated(page)
  const card = page.getByRole('link', { name: 'Community Health Fair at Riverside' })
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(100)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/events')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await expect(card).toBeFocused()

  // After a reload of the page that the link led to, just so.
  await page.goForward()
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(card).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('going back shows the place below a form whose confirmation has gone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/get-involved')
  await hydrated(page)
  const form = page.locator('main form').filter({ hasText: 'Submit Volunteer Application' })
  await form.evaluate((element) => element.scrollIntoView())
  await form.getByLabel('Name').fill('Ann Lee')
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByRole('button', { name: 'Submit Volunteer Application' }).click()
  await expect(page.getByText('We have your application')).toBeFocused()

  const heading = page.getByRole('heading', { name: 'Donate resources' })
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300))
  await expect.poll(top).toBe(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(heading).toBeInViewport()
  await expect(page.getByText('We have your application')).toHaveCount(0)
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

/** Stores thirty events to come, where the documents have those that the site starts with. */
const storeManyEvents = (page: Page) =>
  page.addInitScript(() => {
    const event = { time: '9:00 AM', location: 'Kingston', image: '', attendees: 0, slots: 9 }
    const events = Array.from({ length: 30 }, (_, index) => ({
      ...event,
      id: index + 1,
      title: `Fair ${index + 1}`,
      date: `May ${index + 1}, 2045`,
      category: index % 10 === 0 ? 'education' : 'health',
    }))
    localStorage.setItem('events', JSON.stringify(events))
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

test('going back shows the list as it was left: its month, its category, how many', async ({
  page,
}) => {
  await storeManyEvents(page)
  await page.goto('/events')
  await hydrated(page)
  const schedule = page.getByRole('region', { name: 'Schedule' })
  const press = (name: string) => schedule.getByRole('button', { name }).click()
  const scrolled = () => page.evaluate(() => window.scrollY)
  async function followAndReturn(name: string) {
    const link = schedule.getByRole('link', { name })
    await link.scrollIntoViewIfNeeded()
    const left = await scrolled()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(scrolled).toBe(left)
  }
  await press('Health')
  await press('Show more')
  await followAndReturn('Fair 26')
  await expect(schedule.getByText('24 of 27 events shown')).toBeVisible()

  await press('Month')
  await press('Education')
  await press('Next month')
  await press('Previous month')
  await followAndReturn('Fair 21')
  await expect(schedule.getByRole('table', { name: 'Events in May 2045' })).toBeVisible()
  await press('Next month')
  await page.goto('/about')
  await page.goBack()
  await expect(schedule.getByRole('table', { name: 'Events in June 2045' })).toBeVisible()
})

async function sheetsOfPaper(page: Page, format: string) {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const document = await page.pdf({ format, margin })
  return document.toString('latin1').match(/\/Type\s*\/Page\b/g)
}

test('an event prints on one sheet: whose it is and what to know, nothing to press', async ({
  page,
}) => {
  await page.goto('/events/1')
  await hydrated(page)
  for (const format of ['A4', 'Letter']) {
    expect(await sheetsOfPaper(page, format), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').getByText('Island Care Foundation')).toBeVisible()
  await expect(page.getByText('No food or drink for 4 hours')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('a news post that is longer than a sheet of paper begins on the first and fills two', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const post = { id: 1, title: 'A long morning', excerpt: '', author: 'Ann Lee', tags: [] }
    const content = 'Every morning is a good one. '.repeat(110)
    const published = { date: '2025-04-22', imageUrl: '', featured: false, status: 'published' }
    localStorage.setItem('blogPosts', JSON.stringify([{ ...post, ...published, content }]))
  })
  await page.goto('/blog/1')
  await expect(page.getByText('Every morning')).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    expect(await sheetsOfPaper(page, format), format).toHaveLength(2)
  }
})

test('on paper, no card is cut in two, and what stands on green is dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/donate')
  await expect(page.getByRole('heading', { name: 'What gifts make possible' })).toHaveCSS(
    'color',
    'rgb(29, 27, 22)',
  )
  await page.goto('/blog')
  await expect(page.getByRole('article').first()).toHaveCSS('break-inside', 'avoid')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the donation form begins on the first screen', async ({ page }) => {
    await page.goto('/donate')
    await hydrated(page)
    const first = page.getByRole('main').getByLabel('Name', { exact: true })
    const { y, height } = (await first.boundingBox()) ?? { y: 740, height: 0 }
    expect(y + height).toBeLessThanOrEqual(740)
  })

  test('step 2 of a donation comes into view with its card, the gift, who gives it and how often', async ({
    page,
  }) => {
    await page.goto('/donate#donate-now')
    const form = page.getByRole('main')
    await expect(form.locator('[inert]')).toHaveCount(0)
    await form.getByLabel('Name', { exact: true }).fill('Ann Lee')
    await form.getByLabel('Email', { exact: true }).fill('ann@example.com')
    await form.locator('label').filter({ hasText: '$50USD' }).click()
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused()
    for (const shown of ['Payment', 'US$50 monthly', 'Ann Lee, ann@example.com', 'Card number']) {
      await expect(form.getByText(shown).first()).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('button', { name: 'Complete Donation' })).toContainText('US$50')
  })

  test('a toast does not cover the invalid field', async ({ page }) => {
    await page.goto('/donate#donate-now')
    await hydrated(page)
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast.getByText('Missing information')).toBeVisible()
    const field = page.getByRole('main').getByLabel('Name', { exact: true })
    await expect(field).toBeFocused()
    const box = async (part: typeof field) => (await part.boundingBox()) ?? { y: 0, height: 0 }
    // The page scrolls smoothly to the field.
    await expect
      .poll(async () => (await box(field)).y - (await box(toast)).y - (await box(toast)).height)
      .toBeGreaterThan(0)
  })
})

test.describe('before its JavaScript has come, on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  test('a press on “Menu” opens it at once, and it stays open', async ({ page }) => {
    const goOn = await holdBack(page, '**/*.js')
    await page.goto('/events/1', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Menu' })
    const about = page.getByRole('banner').getByRole('link', { name: 'About' })
    await button.click()
    await expect(about).toBeVisible()

    goOn()
    await hydrated(page)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await about.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
    await expect(about).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  for (const [name, field] of [
    ['Register for this fair', 'Name'],
    ['Volunteer at this event', 'Full name'],
  ] as const) {
    test(`a press on “${name}” is answered at once, and the form follows`, async ({ page }) => {
      const goOn = await holdBack(page, '**/*.js')
      await page.goto('/events/1', { waitUntil: 'commit' })
      await page.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByText('Loading the form…')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name }).click()
      const top = () => dialog.evaluate((element: HTMLElement) => element.offsetTop)
      const topBefore = await top()

      goOn()
      await expect(dialog.getByLabel(field)).toBeFocused()
      expect(Math.abs((await top()) - topBefore), 'moved by px').toBeLessThanOrEqual(16)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name })).toBeFocused()
    })
  }
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('no button is offered that could do nothing', async ({ page }) => {
    for (const path of ['/', '/events', '/events/1', '/donate']) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})
