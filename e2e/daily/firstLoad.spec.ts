/** What the first page costs a visitor, against `budgets.json` and against an ordinary Vite app. */
import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { createSiteServer } from '../../host/compose/server.ts'
import { type Scripts, scriptsOf } from '../support/scripts'
import { expect, test } from '../support/test'

const budgets: Record<string, Scripts> = JSON.parse(readFileSync('e2e/budgets.json', 'utf8'))
const mostTimesOrdinary = 1.4

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

test(`the first page loads at most ${mostTimesOrdinary} times the JavaScript of an ordinary app`, async ({
  page,
  context,
}) => {
  await build({ configFile: 'bench/plain-app/vite.config.ts', logLevel: 'error' })
  const ordinarySite = createSiteServer('.tmp/plain-app', 'index.html').listen(0)
  try {
    const address = ordinarySite.address()
    if (typeof address !== 'object' || !address) throw new Error('The ordinary app is not served')
    const { scriptBytes: federated } = await scriptsOf(page, '/')
    const { scriptBytes: ordinary } = await scriptsOf(
      await context.newPage(),
      `http://localhost:${address.port}/`,
    )
    const times = federated / ordinary
    console.log(
      `JavaScript of the first page, gzip: federated ${federated} B, ordinary app ${ordinary} B, ` +
        `${times.toFixed(2)} times`,
    )
    expect(times).toBeLessThanOrEqual(mostTimesOrdinary)
  } finally {
    ordinarySite.close()
  }
})
