/** A visitor whose browser shows text at twice its usual size. */
import { installedBrowser } from '../support/browser'
import { documentPaths } from '../support/site'
import { expect, test } from '../support/test'

test.use({
  launchOptions: {
    executablePath: installedBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--blink-settings=defaultFontSize=32',
    ],
  },
})

test('text at 200 % is all on the page, and no page scrolls sideways, at 360 and 1280 px', async ({
  page,
}) => {
  for (const path of documentPaths()) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, button, label, input, dd')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            return width > 1 && (left < 0 || right > document.documentElement.clientWidth)
          })
          .map((element) => element.textContent),
      )
      expect(outside, `${path} at ${width} px`).toEqual([])
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(contentWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})
