/** What must hold of a document on a phone. */
import { expectAccessiblePage } from './axe'
import { expectToStandStill } from './layoutShifts'
import { atRest, expect, hydrated, type Page } from './test'

export const phone = { width: 360, height: 740 }

/**
 * Opens a document: it hydrates without a complaint, shifts at most 0.02, has no violation of WCAG 2.2 A
 * or AA, crops no drawing, and shows all of its text at 200 %. Returns how many drawings it has.
 */
export async function visitOnPhone(page: Page, documentPath: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  await page.goto(documentPath)
  await hydrated(page)
  await atRest(page)
  await expectToStandStill(page, documentPath)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessiblePage(page, documentPath)
  const drawings = await expectWholeDrawings(page, documentPath)
  await expectRoomForLargeText(page, documentPath)
  return drawings
}

/** Whether anybody in them loses their feet. Returns how many there are. */
async function expectWholeDrawings(page: Page, documentPath: string) {
  const drawings = page.locator('main img:not([src*="/images/hero/"], [src*="/images/events/"])')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
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
    expect(cropped, `${documentPath} at ${width} px`).toEqual([])
  }
  return drawings.count()
}

/** As in a browser that shows text at twice its usual size. */
async function expectRoomForLargeText(page: Page, documentPath: string) {
  const devTools = await page.context().newCDPSession(page)
  const setTextSize = (standard: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard } })
  await setTextSize(32)
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
    expect(outside, `${documentPath} at ${width} px`).toEqual([])
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(contentWidth, `${documentPath} at ${width} px`).toBeLessThanOrEqual(width)
  }
  await setTextSize(16)
  await devTools.detach()
}
