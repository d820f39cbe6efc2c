/** A release that its own team has broken, with right hashes, gives way to the one before it. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { filesBelow } from '../host/compose/files.ts'
import { livePointer } from '../host/compose/livePointer.ts'
import { addRelease, makeLive } from '../host/compose/releases.ts'
import { createSiteServer } from '../host/compose/server.ts'
import type { RemoteName } from '../shared/src/contract/contract.ts'
import type { RemotePointer } from '../shared/src/contract/pointer.ts'
import { pageWithFaults } from './support/faults'
import { siteDir } from './support/site'
import { test as base, beSignedIn, expect } from './support/test'

interface Site {
  folder: string
  dir: string
  origin: string
}

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from it
  site: async ({}, use) => {
    const folder = await mkdtemp('.tmp/faults-')
    const dir = path.join(folder, 'site')
    await cp(siteDir, dir, { recursive: true, filter: (file) => !file.endsWith('.map') })
    const server = createSiteServer(dir).listen(0)
    const { port } = server.address() as AddressInfo
    await use({ folder, dir, origin: `http://localhost:${port}` })
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  },
  baseURL: ({ site }, use) => use(site.origin),
  expectedComplaints: /^\[site\] |^Failed to load resource/,
})

/** Adds a release in which one script has this text. Returns what its pointer says of it. */
async function addBroken(name: RemoteName, script: RegExp, text: string, { folder, dir }: Site) {
  const dist = await mkdtemp(path.join(folder, `${name}-`))
  await cp(`${name}/dist`, dist, { recursive: true, filter: (file) => !file.endsWith('.map') })
  const file = (await filesBelow(dist)).find((candidate) => script.test(candidate))
  await writeFile(path.join(dist, file ?? ''), text)
  const { pointer } = await addRelease(name, dist, dir, { version: '2.0.0' })
  return pointer
}

const flaws = { 'does not parse': '{"', 'throws when run': 'throw new Error("broken")' }
const entry = /^remoteEntry\.js$/
const chunk = /^assets\/common-.*\.js$/

for (const { name, to, heading, scripts } of [
  {
    name: 'public-site',
    // Without a document of its own: the others hold the pointer already.
    to: '/not-found',
    heading: 'Page Not Found',
    scripts: { entry },
  },
  { name: 'admin-console', to: '/admin', heading: 'Dashboard', scripts: { entry, chunk } },
] as const) {
  test(`${name}: a release with a broken script gives way to the one before it`, async ({
    page,
    context,
    site,
  }) => {
    await beSignedIn(context)
    const { watch } = await pageWithFaults(page)
    const previous = (await livePointer(name, site.dir)) ?? null
    let pointer: RemotePointer
    await page.route(`**/remotes/${name}/current.json`, (route) => route.fulfill({ json: pointer }))
    for (const [what, script] of Object.entries(scripts)) {
      for (const [flaw, text] of Object.entries(flaws)) {
        await test.step(`the ${what} ${flaw}`, async () => {
          const broken = await addBroken(name, script, text, site)
          pointer = { ...broken, previous }
          await page.goto(to)
          const { end } = await watch((sight) => sight.works && sight.heading !== undefined)
          expect(end).toMatchObject({
            heading,
            failures: [`${name}: release ${broken.release} could not be loaded`],
          })
        })
      }
    }
  })
}

test('public-site: the documents of a release with a broken chunk work with the one before it', async ({
  page,
  site,
}) => {
  const broken = await addBroken('public-site', chunk, flaws['throws when run'], site)
  await makeLive('public-site', broken.release, site.dir)
  const { watch } = await pageWithFaults(page)
  await page.goto('/about')
  const { end } = await watch(({ works }) => works)
  expect(end).toMatchObject({
    heading: 'About Us',
    works: true,
    notice: false,
    failures: [`public-site: release ${broken.release} could not be loaded`],
  })
})
