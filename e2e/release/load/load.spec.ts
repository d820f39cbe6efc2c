/**
 * Clients ask the served site for everything while releases of both remotes go live and are rolled
 * back. `LOAD_CLIENTS` and `LOAD_SECONDS` make it longer.
 */
import path from 'node:path'
import { servers } from '../../../host/compose/testing/servers'
import { withSiteCopy } from '../../support/siteCopy'
import { expect, test } from '../../support/test'
import { measureLoad, startOurs } from './measure'

const clients = Number(process.env.LOAD_CLIENTS ?? 50)
/** By default as long as the fewest releases take. */
const seconds = Number(process.env.LOAD_SECONDS ?? 0)

/** Of sorted values. */
const percentile = (values: number[], share: number) =>
  Math.round(values[Math.floor(values.length * share)] ?? 0)

for (const { name, start } of servers) {
  test(`${name}: while both remotes are released and rolled back, no request fails and no client gets a mixed release`, async () => {
    test.setTimeout(180_000 + seconds * 2000)
    await withSiteCopy(async ({ folder, dir }) => {
      const { requests, failures, latenciesMs, seen, releases, rollbacks } = await measureLoad({
        folder,
        siteDir: path.resolve(dir),
        start: name === 'our server' ? startOurs : start,
        clients,
        seconds,
      })
      latenciesMs.sort((a, b) => a - b)
      console.log(
        `${name}: ${clients} clients, ${requests} requests, p50 ${percentile(latenciesMs, 0.5)} ms, ` +
          `p99 ${percentile(latenciesMs, 0.99)} ms, ${releases} releases, ${rollbacks} rollbacks`,
      )
      expect(failures).toEqual([])
      for (const releasesSeen of Object.values(seen)) expect(releasesSeen.size).toBeGreaterThan(1)
    })
  })
}
