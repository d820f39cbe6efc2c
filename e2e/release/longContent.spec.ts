/** Every document with many records and long texts in the browser that opens it. */
import { expectToStandStill } from '../support/layoutShifts'
import { storeLongContent } from '../support/longContent'
import { documentPaths } from '../support/site'
import { atRest, expect, hydrated, type Page, test } from '../support/test'
import { visitAll } from '../support/visitAll'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const width of [360, 768, 1440]) {
  test(`with 200 records and long texts in this browser, what is known is there before the first paint at ${width} px, and no page is wider than its screen`, async ({
    context,
  }) => {
    await storeLongContent(context)
    await visitAll(
      context,
      async (page, documentPath) => {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
        await page.goto('about:blank')
        await page.goto(documentPath)
        await hydrated(page)
        await atRest(page)
        await expect(page.locator('main')).toBeVisible()
        await expectToStandStill(page, documentPath)
        if (width === 360) await expectToFit(page, documentPath)
      },
      [...documentPaths(), '/events#request', '/events#schedule'],
    )
  })
}

/** From the narrowest phone to the widest desk. */
async function expectToFit(page: Page, documentPath: string) {
  for (const width of [320, 360, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(contentWidth, `${documentPath} at ${width} px`).toBeLessThanOrEqual(width)
  }
}
