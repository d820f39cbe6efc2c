import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from './test'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A phone and a wide screen. */
const everyWidth = [360, 1440]

/**
 * Fails with a readable list when axe finds a violation of WCAG 2.2 A or AA in what is shown, at each
 * of the widths. The page is left at the last.
 */
export async function expectAccessible(page: Page, what: string, widths = everyWidth) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Media queries are told in the next frame, and what they change is there in the one after.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    )
    // Contrast cannot be measured during an animation.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    )
    // Only the violations are sent to the test: axe's whole report is megabytes.
    const found = await page.evaluate(async (values) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, {
        runOnly: values,
        resultTypes: ['violations'],
      })
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target).join(' | ')}`,
      )
    }, tags)
    expect(found, `${what} at ${width} px`).toEqual([])
  }
}

/**
 * The same of a whole public page, which has one first heading and a main landmark, and does not
 * scroll sideways at 320 px.
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
