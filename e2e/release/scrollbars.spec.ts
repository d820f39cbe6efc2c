/** Where a scrollbar takes room, as on most desks. Browsers of tests hide it otherwise. */
import playwrightConfig from '../../playwright.config'
import { beSignedIn, expect, test } from '../support/test'

test.use({
  launchOptions: {
    ...playwrightConfig.use?.launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 1440, height: 500 },
})

test('while a drawer slides in and out, the page behind it stays as wide', async ({
  context,
  page,
}) => {
  await beSignedIn(context)
  await page.goto('/admin/donations')
  const drawer = page.getByRole('dialog', { name: 'Record Manual Donation' })
  await expect(page.getByRole('button', { name: 'Record Donation' })).toBeEnabled()
  const before = await page
    .getByRole('main')
    .evaluate((element) => element.getBoundingClientRect().width)
  await page.evaluate(() => {
    const widths = new Set<number>()
    const note = () =>
      widths.add(document.querySelector('main')?.getBoundingClientRect().width ?? 0)
    new ResizeObserver(note).observe(document.querySelector('main') as Element)
    Object.assign(window, { widths })
  })
  await page.getByRole('button', { name: 'Record Donation' }).click()
  await expect(drawer).toBeVisible()
  // One that is closed before it has slid in goes at once.
  await expect(page.locator('.ant-drawer-content-wrapper')).toHaveClass(
    'ant-drawer-content-wrapper',
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('.ant-drawer')).toHaveCount(0)
  expect(await page.evaluate('[...window.widths]')).toEqual([before])
})

test('the page behind a dialog has no scrollbar and does not scroll', async ({ context, page }) => {
  await beSignedIn(context)
  await page.goto('/admin/blog/new')
  await page.getByRole('button', { name: 'Link' }).click()
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
  const scrolled = () =>
    page.evaluate('[scrollY, innerWidth - document.documentElement.clientWidth]')
  const [before] = (await scrolled()) as number[]
  await page.mouse.wheel(0, 200)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await scrolled()).toEqual([before, 0])
})
