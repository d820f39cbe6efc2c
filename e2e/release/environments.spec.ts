/** A release is looked at in preview, and then becomes production without being built again. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promote, startEnvironment } from '../../host/compose/release/promote.ts'
import { addRelease, makeLive } from '../../host/compose/release/releases.ts'
import { createSiteServer } from '../../host/compose/serving/server.ts'
import { shellDocument } from '../../host/compose/serving/serving.ts'
import { changedPublicSite, eventsHeading, newEventsHeading } from '../support/changedBuild'
import { siteDir } from '../support/site'
import { beSignedIn, closePages, expect, hydrated, type Page, test } from '../support/test'

let folder: string
let site: string
const servers: ReturnType<typeof createSiteServer>[] = []

test.beforeEach(async () => {
  folder = await mkdtemp('.tmp/environments-')
  site = path.join(folder, 'site')
  await cp(siteDir, site, { recursive: true, filter: (file) => !file.endsWith('.map') })
})

test.afterEach(async ({ context }) => {
  await closePages(context)
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true })
})

function serve(environment: string) {
  const server = createSiteServer(site, shellDocument, environment).listen(0)
  servers.push(server)
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function expectHeading(page: Page, origin: string, heading: string) {
  await page.goto(`${origin}/events`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

test('a release shows in preview, console included, and in production once it is promoted', async ({
  page,
  context,
}) => {
  const name = 'public-site'
  await startEnvironment(site, 'preview')
  const dist = await changedPublicSite(folder)
  const { pointer } = await addRelease(name, dist, site, { version: '1.0.0' })
  await makeLive(name, pointer.release, site, 'preview')
  const preview = serve('preview')
  const production = serve('production')
  await expectHeading(page, preview, newEventsHeading)
  await expectHeading(page, production, eventsHeading)

  await beSignedIn(context)
  await page.goto(`${preview}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  await promote(name, 'preview', 'production', site)
  await expectHeading(page, production, newEventsHeading)
})
