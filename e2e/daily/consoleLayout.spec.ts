/** The console's measures, on small screens and on wide ones. */
import { adminPages, consolePaths } from '../support/site'
import { beSignedIn, expect, navigateInApp, type Page, test } from '../support/test'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Console' })
const remPx = 16

test.beforeEach(({ context }) => beSignedIn(context))

test('the sidebar is 16 rem wide and 3 rem collapsed, as below 1024 px until it is opened, and below 768 px a drawer of 18 rem', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/admin')
  await expect(navigation(page)).toHaveCSS('width', `${16 * remPx}px`)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(navigation(page)).toHaveCSS('width', `${3 * remPx}px`)
  await page.keyboard.press('Control+b')
  await expect(navigation(page)).toHaveCSS('width', `${16 * remPx}px`)

  await page.setViewportSize({ width: 767, height: 900 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(navigation(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('width', `${18 * remPx}px`)
})

test('while its code comes, the console’s frame is there for whoever is signed in, and nobody else', async ({
  page,
  context,
}) => {
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await context.route('**/remotes/**', async (route) => {
    await delivered
    await route.continue()
  })
  const frame = page.locator('.loading-screen')
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(frame).toHaveCSS('background-image', /gradient/)
  await expect(frame).toHaveText('Loading…')
  await page.evaluate(() => localStorage.removeItem('auth'))
  await page.goto('/events/99', { waitUntil: 'commit' })
  await expect(frame).toHaveCSS('background-image', 'none')
  deliver()
})

test('that frame has the links of the sidebar, each where it will be', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin')
  const links = navigation(page).getByRole('list', { name: 'Management' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const shown = await links.evaluateAll((all) =>
    all.map((link) => {
      const { y, height } = link.getBoundingClientRect()
      const d = link.querySelector('path')?.getAttribute('d')
      return { label: link.textContent, d, middle: y + height / 2 }
    }),
  )
  const svg = await (await request.get('/images/console-frame.svg')).text()
  const icons = [...svg.matchAll(/translate\(22 ([\d.]+)\)" d="([^"]+)"/g)]
  const labels = [...svg.matchAll(/<text x="58" y="([\d.]+)">([^<]+)/g)]
  expect(labels.map(([, , label]) => label)).toEqual(shown.map(({ label }) => label))
  expect(icons.map(([, , d]) => d)).toEqual(shown.map(({ d }) => d))
  shown.forEach(({ label, middle }, index) => {
    // An icon is 24 px high, and a letter without a descender some 11.
    expect(Math.abs(Number(icons[index]?.[1]) + 12 - middle), label ?? '').toBeLessThan(1.5)
    expect(Math.abs(Number(labels[index]?.[1]) - 5.5 - middle), label ?? '').toBeLessThan(1.5)
  })
})

test('the preview of the impact stats has four columns, and on paper there is no link to skip to the content, which would cover it', async ({
  page,
}) => {
  await page.goto('/admin/impact')
  const preview = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(preview).toHaveCount(4)
  const places = await preview.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  )
  expect(new Set(places.map(({ y }) => y)).size).toBe(1)
  expect(new Set(places.map(({ x }) => x)).size).toBe(4)

  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeHidden()
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
      const list = adminPages[path.replace(/\/(new|backup)$/, '')]
      const heading = path.endsWith('/new') ? new RegExp(`^Add |${list}`) : list
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (path.endsWith('/new')) await expect(page.getByLabel('Title')).toBeFocused()
      await settled()
      const found = await looks()
      // Nobody has been written to yet, and nothing changed: there is little to press.
      const isEmpty = ['/admin/messages', '/admin/history'].includes(path)
      expect(found.length, path).toBeGreaterThan(isEmpty ? 0 : 2)
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
