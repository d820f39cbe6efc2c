/** A short `npm run test:load`. */
import path from 'node:path'
import { withSiteCopy } from '../support/siteCopy'
import { expect, test } from '../support/test'
import { measureLoad, startOurs } from './measure'

const clients = 20
/** As long as the fewest releases take. */
const seconds = 0

test('while both remotes are released and rolled back, no request fails and no client gets a mixed release', async () => {
  await withSiteCopy(async ({ folder, dir }) => {
    const siteDir = path.resolve(dir)
    const done = await measureLoad({ folder, siteDir, start: startOurs, clients, seconds })
    expect(done.failures).toEqual([])
    console.log(`${done.requests} requests, ${done.releases} releases, ${done.rollbacks} rollbacks`)
    for (const seen of Object.values(done.seen)) expect(seen.size).toBeGreaterThan(1)
  })
})
