import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { createSiteServer } from '../host/compose/server.ts'
import { expect, type Page, test } from './support/test'

const mostBytes = 160_000
const mostTimesOrdinary = 1.5

/** The gzipped bytes of the JavaScript that a page loads. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the first public page loads at most 160 kB of JavaScript and 1.5 times an ordinary app’s', async ({
  page,
  context,
}) => {
  await build({ configFile: 'bench/plain-app/vite.config.ts', logLevel: 'error' })
  const ordinarySite = createSiteServer('.tmp/plain-app').listen(0)
  try {
    const address = ordinarySite.address()
    if (typeof address !== 'object' || !address) throw new Error('The ordinary app is not served')
    const federated = await scriptBytes(page, '/')
    const ordinary = await scriptBytes(await context.newPage(), `http://localhost:${address.port}/`)
    console.log(
      `JavaScript of the first page, gzip: federated ${federated} B, ordinary app ${ordinary} B, ` +
        `${(federated / ordinary).toFixed(2)} times`,
    )
    expect(federated).toBeLessThanOrEqual(mostBytes)
    expect(federated / ordinary).toBeLessThanOrEqual(mostTimesOrdinary)
  } finally {
    ordinarySite.close()
  }
})
