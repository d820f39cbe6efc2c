/** A release that its own team has broken, with right hashes, gives way to the one before it. */
import { existsSync } from 'node:fs'
import { copyFile, cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addRelease, makeLive } from '../../host/compose/release/releases.ts'
import { filesBelow } from '../../host/compose/site/files.ts'
import { livePointer } from '../../host/compose/site/livePointer.ts'
import type { RemoteName } from '../../shared/src/contract/contract.ts'
import type { RemotePointer } from '../../shared/src/contract/pointer.ts'
import { pageWithFaults } from '../support/faults'
import { type SiteCopy, withSiteCopy } from '../support/siteCopy'
import { test as base, beSignedIn, expect } from '../support/test'

const test = base.extend<{ site: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from it
  site: ({}, use) => withSiteCopy(use),
  baseURL: ({ site }, use) => use(site.origin),
  // The last: the styles of a release that gives way are used no more, which the browser mentions after some seconds.
  expectedComplaints:
    /^\[site\] |^Failed to load resource|^Refused to apply style|\.css was preloaded using link preload but not used/,
})

/** Adds a release in which one script has this text. Returns what its pointer says of it. */
async function addBroken(
  name: RemoteName,
  script: RegExp,
  text: string,
  { folder, dir }: SiteCopy,
) {
  const dist = path.join(folder, name)
  if (!existsSync(dist)) {
    await cp(`${name}/dist`, dist, { recursive: true, filter: (file) => !file.endsWith('.map') })
  }
  const file = (await filesBelow(dist)).find((candidate) => script.test(candidate)) ?? ''
  await writeFile(path.join(dist, file), text)
  const { pointer } = await addRelease(name, dist, dir, { version: '2.0.0' })
  await copyFile(path.join(name, 'dist', file), path.join(dist, file))
  return pointer
}

/** Adds a release that has another style sheet, which the server does not have. */
async function addWithoutStyle(name: RemoteName, style: RegExp, site: SiteCopy) {
  const pointer = await addBroken(name, style, ':root{--new:1}', site)
  const file = Object.keys(pointer.integrity).find((url) => style.test(url.replace(/^\w+\//, '')))
  await rm(path.join(site.dir, 'remotes', name, file ?? ''))
  return pointer
}

const flaws = { 'does not parse': '{"', 'throws when run': 'throw new Error("broken")' }
const entry = /^remoteEntry\.js$/
const chunk = /^assets\/common-.*\.js$/
const pageOf = (page: string) => new RegExp(`^assets/${page}-.*\\.js$`)
const styleOf = (page: string) => new RegExp(`^assets/${page}-.*\\.css$`)

for (const { name, to, heading, scripts, styles } of [
  {
    name: 'public-site',
    // Without a document of its own: the others hold the pointer already.
    to: '/not-found',
    heading: 'Page Not Found',
    scripts: { entry, chunk, page: pageOf('NotFoundPage') },
    styles: { common: styleOf('common'), page: styleOf('NotFoundPage') },
  },
  {
    name: 'admin-console',
    to: '/admin/events',
    heading: 'Events Management',
    scripts: { entry, chunk, page: pageOf('EventsPage') },
    styles: { common: styleOf('frame'), page: styleOf('EventsPage') },
  },
] as const) {
  test(`${name}: a release with a broken script or without a style sheet gives way to the one before it`, async ({
    page,
    context,
    site,
  }) => {
    await beSignedIn(context)
    const { watch } = await pageWithFaults(page)
    const previous = (await livePointer(name, site.dir)) ?? null
    let pointer: RemotePointer
    await page.route(`**/remotes/${name}/current.json`, (route) => route.fulfill({ json: pointer }))
    const expectPrevious = (what: string, add: () => ReturnType<typeof addBroken>) =>
      test.step(what, async () => {
        const broken = await add()
        pointer = { ...broken, previous }
        await page.goto(to)
        const { end } = await watch((sight) => sight.works && sight.heading !== undefined)
        expect(end).toMatchObject({
          heading,
          failures: [`${name}: release ${broken.release} could not be loaded`],
        })
      })
    for (const [what, script] of Object.entries(scripts)) {
      for (const [flaw, text] of Object.entries(flaws)) {
        await expectPrevious(`the script of ${what} ${flaw}`, () =>
          addBroken(name, script, text, site),
        )
      }
    }
    for (const [what, style] of Object.entries(styles)) {
      await expectPrevious(`the style of ${what} is gone`, () => addWithoutStyle(name, style, site))
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
