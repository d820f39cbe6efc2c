/** Parts are released one by one: each runs with the others of the release before. */
import type { PartName } from '../../host/compose/site/parts.ts'
import { contractVersion } from '../../shared/src/contract/contract.ts'
import { previousRecord, publishPrevious } from '../support/previousReleases'
import { withSiteCopy } from '../support/siteCopy'
import { visitorAndAdministrator } from '../support/story'
import { test as base, expect, recordRequests } from '../support/test'

interface Fixtures {
  previousPart: PartName
  /** `previousScript`: a script of the previous release, which the browser must ask for. */
  composed: { origin: string; previousScript: string }
}

/** The newest site, in which one part is of the release before. */
const test = base.extend<Fixtures>({
  previousPart: ['host', { option: true }],
  composed: ({ previousPart }, use) =>
    withSiteCopy(async ({ dir, origin }) =>
      use({ origin, previousScript: await publishPrevious(previousPart, dir) }),
    ),
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
