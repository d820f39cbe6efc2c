/** Lists of the console whose texts are long, or have no space. */
import type { Locator } from '@playwright/test'
import { beSignedIn, expect, type Page, test } from '../support/test'

test.beforeEach(({ context }) => beSignedIn(context))

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

  test('have rows of at most 84 px on wide screens, in which the badges stay visible under the pointer, and are cards below 1280 px, which say all of it', async ({
    page,
  }) => {
    for (const path of lists) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectLowRow(page, `${path} at ${width} px`)
        const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(contentWidth).toBeLessThanOrEqual(width)
        await expectVisibleBadges(page, path)
      }
      await page.setViewportSize({ width: 1279, height: 900 })
      await expectWholeCard(page, path)
    }
  })

  const row = (page: Page) => page.locator('tbody tr[data-row-key]')

  async function expectLowRow(page: Page, what: string) {
    await expect(row(page), what).toHaveCount(1)
    const height = async () => (await row(page).boundingBox())?.height
    await expect.poll(height, what).toBeLessThanOrEqual(84)
  }

  async function expectVisibleBadges(page: Page, path: string) {
    await row(page).hover({ position: { x: 2, y: 2 } })
    const badges = row(page).locator('[data-tone]:visible')
    const colors = await badges.evaluateAll((all) =>
      all.map((badge) => {
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

  async function expectWholeCard(page: Page, path: string) {
    const card = page.getByRole('tabpanel').getByRole('listitem').first()
    await expect(card, path).toContainText(text.trim())
    await expect(page.getByRole('table')).toHaveCount(0)
    const cut = await card.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).overflowX !== 'visible')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    )
    expect(cut, path).toEqual([])
  }
})

/** At 360 and at 1440 px nothing of it lies beyond the right edge. What is below the fold can be scrolled to. */
async function expectInSight(page: Page, element: Locator) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(element).toBeVisible()
    const rightEdge = async () => {
      const box = await element.boundingBox()
      return box && box.width > 20 ? box.x + box.width : Number.POSITIVE_INFINITY
    }
    // Ant Design lays out a table again after a resize.
    await expect.poll(rightEdge).toBeLessThanOrEqual(width)
  }
}

const unbroken = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3)

test('names without a space push no button of a list, no way around the console and no toast out of sight', async ({
  page,
}) => {
  await page.addInitScript((name) => {
    const event = { title: name, date: name, time: name, location: name, category: 'health' }
    const post = { title: name, excerpt: name, content: '', author: name, date: '2025-10-01' }
    const donation = { donorName: name, email: `${name}@${name}`, amount: 9_999_999.5 }
    const gift = { date: '2025-10-01', method: 'bank_transfer', campaign: name }
    const stored = {
      generalSettings: { siteName: name, contactEmail: name, phoneNumber: name },
      programs: [{ id: 1, title: name, description: name, icon: '', color: '', link: name }].map(
        (program) => ({ ...program, status: 'active', createdAt: '2025-10-01' }),
      ),
      events: [{ id: 1, ...event, image: '', attendees: 5, slots: 10 }],
      blogPosts: [{ id: 1, ...post, imageUrl: '', tags: [name], featured: true, status: 'draft' }],
      donations: [{ id: 1, ...donation, ...gift, status: 'pending', source: 'website' }],
    }
    for (const [key, value] of Object.entries(stored)) {
      localStorage.setItem(key, JSON.stringify(value))
    }
  }, unbroken)
  for (const [path, button] of [
    ['/admin/programs', /^Unpublish/],
    ['/admin/events', /^Delete/],
    ['/admin/blog', /^Delete/],
    ['/admin/donations', /^Mark failed/],
  ] as const) {
    await page.goto(path)
    if (path === '/admin/events') await page.getByRole('tab', { name: /All Events/ }).click()
    await expectInSight(page, page.getByRole('button', { name: button }))
    await page.getByRole('button', { name: button }).click()
    const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', {
      name: 'Close',
    })
    // It stays as long as it has the focus.
    await close.focus()
    await expectInSight(page, close)
    await expectInSight(page, page.getByRole('button', { name: 'Sidebar' }))
  }
})
