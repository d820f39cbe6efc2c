/** What the first page costs a visitor, against an ordinary Vite app. */
import { build } from 'vite'
import { createSiteServer } from '../../host/compose/serving/server.ts'
import { pageWeight } from '../support/pageWeight'
import { expect, test } from '../support/test'

const mostTimesOrdinary = 1.4

test(`the first page loads at most ${mostTimesOrdinary} times the JavaScript of an ordinary app`, async ({
  page,
  context,
}) => {
  await build({
    configFile: 'bench/plain-app/vite.config.ts',
    mode: 'grouped',
    logLevel: 'error',
  })
  const ordinarySite = createSiteServer('.tmp/plain-app-grouped', 'index.html').listen(0)
  try {
    const address = ordinarySite.address()
    if (typeof address !== 'object' || !address) throw new Error('The ordinary app is not served')
    const { scriptBytes: federated } = await pageWeight(page, '/')
    const { scriptBytes: ordinary } = await pageWeight(
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
