/** Parts are released one by one: each runs with the others of the release before. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { PartName } from '../host/compose/parts.ts'
import { createSiteServer } from '../host/compose/server.ts'
import { contractVersion } from '../shared/src/contract/contract.ts'
import { previousRecord, publishPrevious } from './support/previousReleases'
import { siteDir } from './support/site'
import { visitorAndAdministrator } from './support/story'
import { test as base, expect, recordRequests } from './support/test'

interface Fixtures {
  previousPart: PartName
  /** `previousScript`: a script of the previous release, which the browser must ask for. */
  composed: { origin: string; previousScript: string }
}

/** The newest site, in which one part is of the release before. */
const test = base.extend<Fixtures>({
  previousPart: ['host', { option: true }],
  composed: async ({ previousPart }, use) => {
    const folder = await mkdtemp('.tmp/versions-')
    const site = path.join(folder, 'site')
    await cp(siteDir, site, { recursive: true, filter: (file) => !file.endsWith('.map') })
    const previousScript = await publishPrevious(previousPart, site)
    const server = createSiteServer(site).listen(0)
    const { port } = server.address() as AddressInfo
    await use({ origin: `http://localhost:${port}`, previousScript })
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  },
  baseURL: ({ composed }, use) => use(composed.origin),
})

base('the kept releases are of the present contract', async () => {
  const whatToDo = 'Older releases need not run any more: npm run build && npm run fixtures:record'
  for (const [part, { contract }] of Object.entries(await previousRecord())) {
    expect(contract, `${part}. ${whatToDo}`).toBe(contractVersion)
  }
})

for (const [previousPart, name] of [
  ['public-site', 'the newest shell runs the previous public site beside the newest console'],
  ['admin-console', 'the newest shell runs the previous console beside the newest public site'],
  ['host', 'the previous shell runs the newest public site and the newest console'],
] as const) {
  test.describe(() => {
    test.use({ previousPart })

    test(name, async ({ page, composed }) => {
      const requested = recordRequests(page)
      await visitorAndAdministrator(page)
      expect(requested).toContain(composed.previousScript)
    })
  })
}
