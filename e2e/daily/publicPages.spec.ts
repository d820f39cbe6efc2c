/** What of the public pages only a real browser shows: sizes, motion, paper. */
import type { Locator } from '@playwright/test'
import { expect, holdBack, hydrated, type Page, test } from '../support/test'

test('on a wide screen the hero fills it and its slides fade in half a second, events stand in three columns, and the header stays, opaque once the page has scrolled by 20 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const pictures = page.locator('main img[data-current]')
  expect(await pictures.first().boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await expect(pictures.first()).toHaveCSS('transition-property', /opacity/)
  await expect(pictures.first()).toHaveCSS('transition-duration', /^0\.5s/)

  const lefts = await page
    .getByRole('region', { name: 'Upcoming Events' })
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
  expect(lefts).toHaveLength(6)
  expect(new Set(lefts).size).toBe(3)

  await hydrated(page)
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 600)
  await expect(header).toHaveCSS('background-color', 'rgb(251, 247, 238)')
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
})

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

test('the newsletter field is wide enough to show an address, and on a phone the donation form begins on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/donate')
  await hydrated(page)
  const first = page.getByRole('main').getByLabel('Name', { exact: true })
  const { y, height } = (await first.boundingBox()) ?? { y: 740, height: 0 }
  expect(y + height).toBeLessThanOrEqual(740)

  const field = page.getByRole('contentinfo').getByLabel('Email address')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await field.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(256)
  }
})

test('on a phone no toast covers the invalid field of a donation, and its step 2 comes into view with its card, the gift, who gives it and how often', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/donate#donate-now')
  const form = page.getByRole('main')
  await expect(form.locator('[inert]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast.getByText('Missing information')).toBeVisible()
  const field = form.getByLabel('Name', { exact: true })
  await expect(field).toBeFocused()
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  // The page scrolls smoothly to the field.
  await expect
    .poll(async () => (await box(field)).y - (await box(toast)).y - (await box(toast)).height)
    .toBeGreaterThan(0)

  await field.fill('Ann Lee')
  await form.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await form.locator('label').filter({ hasText: '$50' }).click()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused()
  for (const shown of ['Payment', 'US$50 monthly', 'Ann Lee, ann@example.com', 'Card number']) {
    await expect(form.getByText(shown).first()).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('button', { name: 'Complete Donation' })).toContainText(
    'Donate $50 monthly',
  )
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

  test('a press that changes what a list shows is seen at once and carried out once it can be', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 823 })
    for (const path of ['/', '/events']) {
      await test.step(path, async () => {
        const goOn = await holdBack(page, '**/*.js')
        await page.goto(path, { waitUntil: 'commit' })
        const choice = (name: string) => page.getByRole('button', { name, exact: true })
        await choice('Education').click()
        await choice('Community').click()
        await expect(choice('Community')).toHaveCSS('background-color', 'rgb(10, 92, 58)')
        await expect(choice('All')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        if (path === '/events') await choice('Month').click()

        goOn()
        await expect(choice('Community')).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByText('No community events right now.')).toBeVisible()
        await expect(page.locator('[aria-busy]')).toHaveCount(0)
        if (path === '/events') {
          await expect(choice('Month')).toHaveAttribute('aria-pressed', 'true')
          await expect(page).toHaveURL('/events?category=community&view=month')
        }
        await choice('All').click()
        await expect(choice('All')).toHaveAttribute('aria-pressed', 'true')
      })
    }
  })

  test('a press that opens a form is answered at once, and the form follows', async ({ page }) => {
    for (const [name, field] of [
      ['Register for this fair', 'Name'],
      ['Volunteer at this event', 'Full name'],
    ] as const) {
      await test.step(name, async () => {
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
})
