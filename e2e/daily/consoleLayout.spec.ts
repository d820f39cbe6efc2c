/** The console's measures, on small screens and on wide ones. */
import { adminPages, consolePaths } from '../support/site'
import { beSignedIn, expect, navigateInApp, type Page, test } from '../support/test'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Console' })
const remPx = 16

test.beforeEach(({ context }) => beSignedIn(context))

test.describe('at 768 px', () => {
  test.use({ viewport: { width: 768, height: 900 } })

  test('the sidebar is 16 rem wide, and 3 rem collapsed', async ({ page }) => {
    await page.goto('/admin')
    await expect(navigation(page)).toHaveCSS('width', `${16 * remPx}px`)
    await page.keyboard.press('Control+b')
    await expect(navigation(page)).toHaveCSS('width', `${3 * remPx}px`)
  })
})

test.describe('at 767 px', () => {
  test.use({ viewport: { width: 767, height: 900 } })

  test('the sidebar is a drawer, 18 rem wide', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(navigation(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Sidebar' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('width', `${18 * remPx}px`)
  })
})

test('on paper there is no link to skip to the content, which would cover it', async ({ page }) => {
  await page.goto('/admin')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeHidden()
})

test('the preview of the impact stats has four columns', async ({ page }) => {
  await page.goto('/admin/impact')
  const preview = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(preview).toHaveCount(4)
  const places = await preview.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  )
  expect(new Set(places.map(({ y }) => y)).size).toBe(1)
  expect(new Set(places.map(({ x }) => x)).size).toBe(4)
})

test.describe('lists of long texts', () => {
  const text = 'A text that goes on and on, as texts do when nobody ends them. '.repeat(3)
  const lists = ['/admin/programs', '/admin/events?tab=all', '/admin/blog', '/admin/donations']

  test.beforeEach(({ page }) =>
    page.addInitScript((long) => {
      const program = { title: long, description: long, icon: '', color: '', link: long }
      const event = { title: long, date: long, time: long, location: long, category: 'education' }
      const post = { title: long, excerpt: long, content: '', author: long, date: '2025-10-01' }
      const donation = {
        donorName: long,
        email: long,
        amount: 9_999_999.5,
        campaign: long,
        notes: long,
      }
      const stored = {
        programs: [{ id: 1, ...program, status: 'active', createdAt: '2025-10-01' }],
        events: [{ id: 1, ...event, image: '', attendees: 5, slots: 10 }],
        blogPosts: [
          { id: 1, ...post, imageUrl: '', tags: [long], featured: true, status: 'published' },
        ],
        donations: [
          { id: 1, ...donation, date: '2025-10-01', method: 'bank_transfer', status: 'pending' },
        ].map((record) => ({ ...record, source: 'website' })),
      }
      for (const [key, value] of Object.entries(stored)) {
        localStorage.setItem(key, JSON.stringify(value))
      }
    }, text),
  )

  test('have rows of at most 72 px on wide screens, in which the badges stay visible under the pointer', async ({
    page,
  }) => {
    for (const path of lists) {
      await page.goto(path)
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const row = page.locator('tbody tr[data-row-key]')
        await expect(row, path).toHaveCount(1)
        const height = async () => (await row.boundingBox())?.height
        await expect.poll(height, `${path} at ${width} px`).toBeLessThanOrEqual(72)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await row.hover({ position: { x: 2, y: 2 } })
        const colors = await row.locator('[data-tone]:visible').evaluateAll((badges) =>
          badges.map((badge) => {
            const { backgroundColor, borderColor } = getComputedStyle(badge)
            const cell = getComputedStyle(badge.closest('td') as Element)
            return [cell.backgroundColor, backgroundColor, borderColor]
          }),
        )
        expect(colors.length, path).toBeGreaterThan(0)
        for (const [cell, badge, border] of colors) {
          expect(badge, path).not.toBe(cell)
          expect(border, path).not.toBe(cell)
        }
      }
    }
  })

  test('are cards below 1200 px, which say all of it', async ({ page }) => {
    await page.setViewportSize({ width: 1199, height: 900 })
    for (const path of lists) {
      await page.goto(path)
      const card = page.getByRole('tabpanel').getByRole('listitem')
      await expect(card.first(), path).toContainText(text.trim())
      await expect(page.getByRole('table')).toHaveCount(0)
      const cut = await card.first().evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((part) => getComputedStyle(part).overflowX !== 'visible')
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className }) => className),
      )
      expect(cut, path).toEqual([])
    }
  })
})

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('every page and what opens there has its look from its first frame', async ({ page }) => {
    // The look of each control when it is put on the page, before anything is painted.
    await page.addInitScript(() => {
      const controls = ':is(main, [role="dialog"]) :is(a, button, input, textarea, [role="tab"])'
      const first = new Map<Element, string>()
      const look = (element: Element) => {
        const style = getComputedStyle(element)
        const { fontSize, borderRadius, borderTopColor, height, color, backgroundColor } = style
        return [fontSize, borderRadius, borderTopColor, height, color, backgroundColor].join(' ')
      }
      new MutationObserver(() => {
        for (const element of document.querySelectorAll(controls)) {
          if (!first.has(element)) first.set(element, look(element))
        }
      }).observe(document, { childList: true, subtree: true })
      Object.assign(window, {
        looksAtFirstAndNow: () =>
          [...first]
            .filter(([element]) => element.isConnected && !element.matches(':focus'))
            .map(([element, before]) => [before, look(element)]),
      })
    })
    const looks = () =>
      page.evaluate((): [string, string][] => Reflect.get(window, 'looksAtFirstAndNow')())
    const settled = () =>
      page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      )
    await page.goto('/admin')
    for (const path of consolePaths) {
      await navigateInApp(page, path)
      const heading = adminPages[path.replace(/\/(new|backup)$/, '') as keyof typeof adminPages]
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (path.endsWith('/new')) {
        await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
      }
      await settled()
      const found = await looks()
      expect(found.length, path).toBeGreaterThan(2)
      expect(
        found.filter(([before, now]) => before !== now),
        path,
      ).toEqual([])
    }
  })
})

test.describe('where style-src is strict', () => {
  test.use({ expectedComplaints: /Content Security Policy directive 'style-src 'self''/ })

  test('the page behind a form does not scroll', async ({ page }) => {
    await page.route('/admin/donations', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" }
      await route.fulfill({ response, headers })
    })
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto('/admin/donations')
    await page.getByRole('button', { name: 'Record Donation' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible')
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 740 } })

  test('no page and no form of the console scrolls sideways', async ({ page }) => {
    const forms = ['/admin/programs/new', '/admin/events/new', '/admin/blog/new']
    const pages: Record<string, string> = { ...adminPages, '/admin/settings/backup': 'Settings' }
    await page.goto('/admin')
    for (const path of [...Object.keys(pages), ...forms]) {
      await navigateInApp(page, path)
      const heading = pages[path.replace('/new', '')]
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (forms.includes(path)) await expect(page.getByRole('dialog')).toBeVisible()
      const scrolling = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('table, .ant-drawer-body')]
            .filter((element) => {
              const outer = element.tagName === 'TABLE' ? element.parentElement : element
              return outer && outer.scrollWidth > outer.clientWidth
            })
            .map((element) => element.tagName),
        )
      // A table takes its width in some frames, as the transitions of its cells end.
      await expect.poll(scrolling, path).toEqual([])
    }
  })
})
