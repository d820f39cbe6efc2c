import { expect, type Page } from './test'

/** Adds up how far anything on a page shifts that nobody has moved. */
export const sumLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Since the document was loaded. */
export async function expectToStandStill(page: Page, what: string) {
  const shifted = await page.evaluate((): number => Reflect.get(window, 'shifted'))
  expect(shifted, what).toBeLessThanOrEqual(0.02)
}
