/** Removes old releases of a target of rclone, by the rules of those here. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pointerPath, type RemoteName } from '../../../shared/src/contract/contract.ts'
import { documentsFile } from '../documents/documents.ts'
import { oldReleases, type Retention } from '../release/prune.ts'
import { type ReleaseRecord, recordFile } from '../release/releases.ts'
import { production } from '../site/environments.ts'
import { pullRecords } from './deploy.ts'
import { type Places, transferOf } from './transfer.ts'

/** The record of a release that is being removed: what a killed command has left of it is removed later. */
const removedRecordFile = 'removed.json'

/** Returns the releases that it has removed. `workDir` has to be empty. */
export async function pruneAt(
  places: Places,
  name: RemoteName,
  retention: Retention,
): Promise<ReleaseRecord[]> {
  const folder = path.posix.dirname(pointerPath(name))
  const { pull, rename, removeFolder } = transferOf(places, production)
  await pullRecords(places, name)
  await pull([
    `+ /${folder}/*/${removedRecordFile}`,
    '- /remotes/**',
    '- /assets/**',
    '+ index.html',
    `+ ${documentsFile}`,
  ])
  const releases = path.join(places.workDir, folder)
  const halfRemoved = (await readdir(releases).catch(() => [])).filter(
    (release) =>
      existsSync(path.join(releases, release, removedRecordFile)) &&
      !existsSync(path.join(releases, release, recordFile)),
  )
  const removed = await oldReleases(name, places.workDir, retention)
  const names = removed.map(({ pointer }) => pointer.release)
  for (const release of names) {
    const record = (file: string) => `${folder}/${release}/${file}`
    await rename(record(recordFile), record(removedRecordFile))
  }
  for (const release of [...halfRemoved, ...names]) await removeFolder(`${folder}/${release}`)
  return removed
}
