import { expect, type Page } from './test'

/** Notes what shifts on a page that nobody has moved, and how far. */
export const noteLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.slice(0, 40)
          return `${node?.nodeName} "${text}" from ${previousRect.y} to ${currentRect.y}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Since the document was loaded. */
export async function expectToStandStill(page: Page, what: string) {
  // What has just changed shifts in the next frame, and is noted after that.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )
  const shifts = await page.evaluate((): { value: number; moved: string[] }[] =>
    Reflect.get(window, 'shifts'),
  )
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(shifted, `${what} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
}
