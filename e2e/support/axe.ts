import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { animationsEnd, axeOptions, listViolations } from 'shared/testing/axe'
import { expect, type Page } from './test'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** A phone and a wide screen. */
const everyWidth = [360, 1440]

/**
 * Fails with a readable list when axe finds a violation of WCAG 2.2 A or AA in what is shown, at each
 * of the widths. The page is left at the last.
 */
export async function expectAccessible(page: Page, what: string, widths = everyWidth) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // As a script, which the browser compiles once for all documents, not as an expression for each.
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Runtime.evaluate', { expression: axeSource })
    await devTools.detach()
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Media queries are told in the next frame, and what they change is there in the one after.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    )
    await page.evaluate(animationsEnd)
    // Only the violations are sent to the test: axe's whole report is megabytes.
    const violations = await page.evaluate(async (options) => {
      const results: AxeResults = await Reflect.get(window, 'axe').run(document, options)
      return results.violations
    }, axeOptions)
    expect(listViolations(violations), `${what} at ${width} px`).toEqual([])
  }
}

/**
 * Checks a whole public page in the same way, and that it has one first heading and a main landmark,
 * and does not scroll sideways at 320 px.
 */
export async function expectAccessiblePage(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.getByRole('main'), path).toHaveCount(1)
  await expectAccessible(page, path)
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, path).toBe(0)
}
