/** Either side's new build makes new documents without the other being built again. */
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { composeDocuments } from '../../host/compose/documents/documents.ts'
import { publishShell } from '../../host/compose/release/publishShell.ts'
import { addRelease, makeLive } from '../../host/compose/release/releases.ts'
import { filesBelow, sha256 } from '../../host/compose/site/files.ts'
import { changedPublicSite, changedShell, newThemeColor } from '../support/changedBuild'
import { siteDir } from '../support/site'
import { expect, test } from '../support/test'

async function publishPublicSite(dist: string, site: string) {
  const { pointer } = await addRelease('public-site', dist, site, { version: '1.0.0' })
  await makeLive('public-site', pointer.release, site)
  return pointer.release
}

const folders: string[] = []

test.afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function composedSite() {
  const folder = await mkdtemp('.tmp/composing-')
  folders.push(folder)
  const site = path.join(folder, 'site')
  await cp(siteDir, site, { recursive: true, filter: (file) => !file.endsWith('.map') })
  return { folder, site }
}

const releaseNewPublicSite = async (folder: string, site: string) =>
  publishPublicSite(await changedPublicSite(folder), site)

const releaseIn = (html: string) => /"release":"(\w+)"/.exec(html)?.[1]
const read = (...file: string[]) => readFile(path.join(...file), 'utf8')

test('a new build of the public site, with the shell as it is', async () => {
  const { folder, site } = await composedSite()
  const before = await read(site, 'events/index.html')
  const hashes = async () => {
    const files = (await filesBelow(site)).filter((file) =>
      /^(assets|prerender\/server)/.test(file),
    )
    return Promise.all(files.map(async (file) => sha256(await readFile(path.join(site, file)))))
  }
  const shellBefore = await hashes()

  const release = await releaseNewPublicSite(folder, site)

  const after = await read(site, 'events/index.html')
  expect(releaseIn(before)).not.toBe(release)
  expect(releaseIn(after)).toBe(release)
  expect(after).toContain('Health Fairs &amp; Events to Come</h1>')
  expect(await hashes()).toEqual(shellBefore)
})

test('a new build of the shell, with the public site as it is', async () => {
  const { folder, site } = await composedSite()
  const before = await read(site, 'about/index.html')
  const pointerBefore = await read(site, 'remotes/public-site/current.json')

  await publishShell(await changedShell(folder), site)
  await composeDocuments(site)

  const after = await read(site, 'about/index.html')
  expect(after).toContain(`content="${newThemeColor}"`)
  expect(releaseIn(after)).toBe(releaseIn(before))
  expect(await read(site, 'remotes/public-site/current.json')).toBe(pointerBefore)
})

test('a page that a release no longer has loses its document', async () => {
  const { folder, site } = await composedSite()
  const dist = path.join(folder, 'public-site-dist')
  await cp('public-site/dist', dist, { recursive: true })
  const bundle = path.join(dist, 'prerender/server.js')
  const text = await readFile(bundle, 'utf8')
  await writeFile(
    bundle,
    text.replace('return pages.flatMap(', 'return pages.slice(0, 1).flatMap('),
  )
  await publishPublicSite(dist, site)
  expect(await composeDocuments(site)).toEqual(['/'])
  expect((await filesBelow(site)).filter((file) => file.endsWith('index.html'))).toEqual([
    'index.html',
  ])
})

test('each script of the site has a source map beside it, and names none', async () => {
  const scripts = (await filesBelow(siteDir)).filter(
    (file) => /^(assets|remotes)\/.*\.js$/.test(file) && !file.includes('/prerender/'),
  )
  expect(scripts.length).toBeGreaterThan(50)
  for (const script of scripts) {
    const text = await read(siteDir, script)
    expect(text, script).not.toContain('sourceMappingURL')
    // What the bundler writes by itself comes from no source.
    if (!/rolldown-runtime|hostInit|pendingShares|remoteEntry/.test(script)) {
      expect(existsSync(path.join(siteDir, `${script}.map`)), script).toBe(true)
    }
  }
})
