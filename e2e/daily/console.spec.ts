/** What the administrator saves, seen where it matters: on the public site and after a reload. */
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { beSignedIn, expect, type Page, test } from '../support/test'

const keys = [
  'events',
  'programs',
  'blogPosts',
  'stats',
  'donations',
  'generalSettings',
  'paymentSettings',
]

test.beforeEach(({ context }) => beSignedIn(context))

test('export, clear the browser, restore: the stored collections are the same', async ({
  page,
}) => {
  const changed = {
    generalSettings: { siteName: 'Kept', contactEmail: 'kept@example.com', phoneNumber: '1' },
    paymentSettings: {
      mode: 'production',
      powerTranzId: 'id-7',
      productionUrl: 'https://pay.example',
    },
    stats: [
      { id: 1, label: 'Cups', icon: 'users', value: 7.5, prefix: '', suffix: '', extra: 'kept' },
    ],
    programs: [],
  }
  await page.goto('/terms')
  await page.evaluate((data) => {
    for (const [key, value] of Object.entries(data))
      localStorage.setItem(key, JSON.stringify(value))
  }, changed)
  const stored = () =>
    page.evaluate(
      (names) => names.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]),
      keys,
    )

  await page.goto('/admin/settings/backup')
  const exportBackup = async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export a backup' }).click()
    return readFile(await (await downloading).path())
  }
  const before = await exportBackup()

  await page.evaluate((names) => {
    for (const key of names) localStorage.removeItem(key)
  }, keys)
  await page.reload()
  await page.getByLabel('Backup file').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: before,
  })
  await page.getByRole('button', { name: 'Replace the site’s content' }).click()
  await expect(page.getByText('Backup restored')).toBeVisible()

  expect(Object.fromEntries(await stored())).toMatchObject(changed)
  const after = await exportBackup()
  expect(JSON.parse(after.toString()).collections).toEqual(
    JSON.parse(before.toString()).collections,
  )
})

test('general settings show on the public site at once, in its other tabs too', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage()
  await visitor.goto('/about')
  await page.goto('/admin/settings')
  await page.getByRole('tab', { name: 'General Settings' }).click()
  await page.getByLabel('Site name').fill('Harbor Care')
  await page.getByRole('button', { name: 'Save general settings' }).click()
  await expect(page.getByText('Settings Saved')).toBeVisible()
  await expect(visitor.getByRole('banner')).toContainText('Harbor Care')
  await expect(visitor).toHaveTitle('About Us – Harbor Care')
})

test('the gateway password is in no storage, and blank after a reload', async ({ page }) => {
  await page.goto('/admin/settings')
  await page.getByLabel(/gateway id/i).fill('merchant-1')
  await page
    .getByLabel(/password/i)
    .first()
    .fill('s3cret-gateway')
  await page.getByRole('button', { name: 'Save payment settings' }).click()
  await expect(page.getByText('Settings Saved')).toBeVisible()
  const everything = () =>
    page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
    )
  await expect.poll(everything).toContain('merchant-1')
  expect(await everything()).not.toContain('s3cret-gateway')
  await page.reload()
  await expect(page.getByLabel(/gateway id/i)).toHaveValue('merchant-1')
  await expect(page.getByLabel(/password/i).first()).toHaveValue('')
})

test('an unpublished program leaves the home page', async ({ page }) => {
  await page.goto('/')
  const learnMore = page
    .getByRole('main')
    .getByRole('link', { name: /Learn More.*Love Initiative/ })
  await expect(learnMore).toBeVisible()
  await page.goto('/admin/programs')
  await page
    .getByRole('row', { name: /Love Initiative/ })
    .getByRole('button', { name: /Unpublish/ })
    .click()
  await page.getByRole('link', { name: 'Back to Website' }).click()
  await expect(page.getByRole('heading', { name: 'Our Programs' })).toBeVisible()
  await expect(learnMore).toHaveCount(0)
})

test('an impact figure is public when it is saved, and not before', async ({ page, context }) => {
  const visitor = await context.newPage()
  await visitor.goto('/')
  await page.goto('/admin/impact')
  await page.getByLabel('Value').first().fill('2500')
  await expect(page.getByText('2,500')).toBeVisible()
  await expect(visitor.getByText('2,500')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Impact stats updated')).toBeVisible()
  await expect(visitor.getByText('2,500').first()).toBeAttached()
})

test('the sidebar’s state is kept in its cookie for seven days', async ({ page, context }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'sidebar:state'))
    .toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' })
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state')
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(seconds - 604_800)).toBeLessThan(60)
})

test('each path of a new form opens the list with it, and closing it returns to the list', async ({
  page,
}) => {
  for (const [path, dialog] of [
    ['/admin/programs/new', /program/i],
    ['/admin/events/new', /event/i],
    ['/admin/blog/new', /post/i],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(path.replace('/new', ''))
    await expect(page.getByRole('dialog')).toHaveCount(0)
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

test('a deleted event comes back with Undo, in another tab too', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin/events')
    await tab.getByRole('tab', { name: /All Events/ }).click()
  }
  const row = (tab: typeof page) => tab.getByRole('row', { name: /Heritage Month/ })
  await row(page)
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(page.getByText('Event deleted')).toBeVisible()
  await expect(row(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page)).toBeVisible()
  await expect(row(other)).toBeVisible()
})
