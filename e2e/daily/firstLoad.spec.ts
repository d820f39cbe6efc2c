/** What the first page costs a visitor, against `budgets.json`. */
import { readFileSync } from 'node:fs'
import { type Scripts, scriptsOf } from '../support/scripts'
import { expect, test } from '../support/test'

const budgets: Record<string, Scripts> = JSON.parse(readFileSync('e2e/budgets.json', 'utf8'))

for (const [url, budget] of Object.entries(budgets)) {
  test(`the scripts of ${url} stay within their budget`, async ({ page }) => {
    const scripts = await scriptsOf(page, url)
    console.log(
      `${url}: ${scripts.scriptBytes} of ${budget.scriptBytes} B in ` +
        `${scripts.scriptRequests} of ${budget.scriptRequests} script requests`,
    )
    expect(scripts.scriptRequests).toBeGreaterThan(0)
    expect(scripts.scriptRequests).toBeLessThanOrEqual(budget.scriptRequests)
    expect(scripts.scriptBytes).toBeLessThanOrEqual(budget.scriptBytes)
  })
}
