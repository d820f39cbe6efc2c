/** What the first page costs a visitor, against `budgets.json`. */
import { readFileSync } from 'node:fs'
import { type PageWeight, pageWeight } from '../support/pageWeight'
import { expect, test } from '../support/test'

const budgets: Record<string, PageWeight> = JSON.parse(readFileSync('e2e/budgets.json', 'utf8'))

for (const [url, budget] of Object.entries(budgets)) {
  test(`the scripts, styles and document of ${url} stay within their budgets`, async ({ page }) => {
    const weight = await pageWeight(page, url)
    for (const [kind, most] of Object.entries(budget)) {
      const actual = weight[kind as keyof PageWeight]
      console.log(`${url}: ${kind} ${actual} of ${most}`)
      expect.soft(actual, kind).toBeGreaterThan(0)
      expect.soft(actual, kind).toBeLessThanOrEqual(most)
    }
  })
}
