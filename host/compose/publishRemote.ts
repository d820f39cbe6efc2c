/** Publishes a remote's build into the composed site: uploads its folder, then moves the pointer. */
import { createHash } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { remoteEntryFile } from '../../shared/build/federation.ts'
import { contractVersion, type RemoteName } from '../../shared/src/contract/contract.ts'
import {
  pointerPath,
  type ReleasePointer,
  remotePointerSchema,
} from '../../shared/src/contract/pointer.ts'
import { filesBelow, readJson, replaceFile, sha384 } from './files.ts'
import { firstLoadFiles } from './firstLoadFiles.ts'

/**
 * Returns the release's name, which is made from its content: publishing the same build twice
 * changes nothing. Older releases stay, so that an open tab keeps working.
 */
export async function publishRemote(
  name: RemoteName,
  dist: string,
  siteDir: string,
): Promise<string> {
  const files = (await filesBelow(dist)).filter((file) => !file.startsWith('.vite/'))
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
  await cp(dist, folder, { recursive: true, filter: (source) => !source.includes('.vite') })

  const { css, scripts } = await firstLoadFiles(dist)
  const current: ReleasePointer = {
    name,
    release,
    entry: inRelease(remoteEntryFile),
    contract: contractVersion,
    integrity: Object.fromEntries(
      files.map((file, index) => [inRelease(file), sha384(contents[index] ?? Buffer.of())]),
    ),
    css: css.map(inRelease),
    preload: scripts.map(inRelease),
  }
  // A pointer keeps one release back; what was before that one is still in its folder.
  const { previous: _, ...previous } = before.success ? before.data : { previous: null }
  const pointer = { ...current, previous: before.success ? previous : null }
  await replaceFile(pointerFile, `${JSON.stringify(pointer, null, 2)}\n`)
  return release
}

function releaseName(files: string[], contents: Buffer[]): string {
  const hash = createHash('sha256')
  files.forEach((file, index) => {
    hash.update(`${file}\0`).update(contents[index] ?? '')
  })
  return hash.digest('hex').slice(0, 12)
}
