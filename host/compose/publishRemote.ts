/** Publishes a remote's build into the composed site: uploads its folder, then moves the pointer. */
import { createHash } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { exposedSource, remoteEntryFile } from '../../shared/build/federation.ts'
import { contractVersion, type RemoteName } from '../../shared/src/contract/contract.ts'
import {
  pointerPath,
  type ReleasePointer,
  remotePointerSchema,
} from '../../shared/src/contract/pointer.ts'
import { prerenderFolder, prerenderManifest } from '../../shared/src/contract/prerendering.ts'
import { filesBelow, readJson, replaceFile, sha384 } from './files.ts'
import { filesLoadedWith } from './loadedFiles.ts'
import { precompress } from './precompress.ts'

/** What Vite and our own build say of the build: no part of the release. */
const buildRecords = '.vite'
const buildManifest = `${buildRecords}/manifest.json`

/**
 * Returns the release's name, which is made from its content: publishing the same build twice
 * changes nothing. Older releases stay, so that an open tab keeps working.
 */
export async function publishRemote(
  name: RemoteName,
  dist: string,
  siteDir: string,
): Promise<string> {
  const files = (await filesBelow(dist)).filter((file) => !file.startsWith(`${buildRecords}/`))
  if (!files.includes(remoteEntryFile)) {
    throw new Error(`${dist} holds no ${remoteEntryFile}: build ${name} before publishing it`)
  }
  const contents = await Promise.all(files.map((file) => readFile(path.join(dist, file))))
  const release = releaseName(files, contents)
  const inRelease = (file: string) => `${release}/${file}`

  const pointerFile = path.join(siteDir, pointerPath(name))
  const before = remotePointerSchema.safeParse(await readJson(pointerFile))
  if (before.success && before.data.release === release) return release

  const folder = path.join(path.dirname(pointerFile), release)
  const recordsDir = path.join(dist, buildRecords)
  await cp(dist, folder, { recursive: true, filter: (source) => source !== recordsDir })
  await precompress(
    files
      .filter((file) => !file.startsWith(`${prerenderFolder}/`))
      .map((file) => path.join(folder, file)),
  )
  if (files.some((file) => file.startsWith(`${prerenderFolder}/`))) {
    await cp(path.join(dist, buildManifest), path.join(folder, prerenderManifest))
  }

  const { css, scripts } = await filesLoadedWith(path.join(dist, buildManifest), [
    remoteEntryFile,
    exposedSource,
  ])
  const integrity = files
    .map((file, index) => [file, sha384(contents[index] ?? Buffer.of())] as const)
    .filter(([file]) => !file.startsWith(`${prerenderFolder}/`))
  const current: ReleasePointer = {
    name,
    release,
    entry: inRelease(remoteEntryFile),
    contract: contractVersion,
    integrity: Object.fromEntries(integrity.map(([file, hash]) => [inRelease(file), hash])),
    css: css.map(inRelease),
    preload: scripts.map(inRelease),
  }
  await replaceFile(
    pointerFile,
    `${JSON.stringify({ ...current, previous: withoutPrevious(before.data) }, null, 2)}\n`,
  )
  return release
}

/** A pointer keeps one release back; what was before that one is still in its folder. */
function withoutPrevious(pointer?: ReleasePointer & { previous: unknown }): ReleasePointer | null {
  if (!pointer) return null
  const { previous: _, ...release } = pointer
  return release
}

function releaseName(files: string[], contents: Buffer[]): string {
  const hash = createHash('sha256')
  files.forEach((file, index) => {
    hash.update(`${file}\0`).update(contents[index] ?? '')
  })
  return hash.digest('hex').slice(0, 12)
}
