/** Which releases are kept, and the removal of the others. */
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteName } from '../../../shared/src/contract/contract.ts'
import { releasesInDocuments } from '../documents/documents.ts'
import { listEnvironments } from '../site/environments.ts'
import { livePointers } from '../site/livePointer.ts'
import { listReleases, type ReleaseRecord, releasesDir, temporarySuffix } from './releases.ts'

/** 30 days. */
const keptMs = 30 * 86_400_000

/**
 * Removes old releases, and what a command that was killed has left. The newest `keep` stay, those
 * younger than 30 days, and those that the pointer or a document of any environment refers to.
 * Returns the removed ones.
 */
export async function prune(
  name: RemoteName,
  siteDir: string,
  { keep = 5, now = new Date() } = {},
): Promise<ReleaseRecord[]> {
  const referenced = await referencedReleases(name, siteDir)
  const removed = (await listReleases(name, siteDir))
    .slice(keep)
    .filter(({ pointer }) => !referenced.includes(pointer.release))
    .filter(({ publishedAt }) => now.getTime() - Date.parse(publishedAt) > keptMs)
  const folder = releasesDir(name, siteDir)
  for (const { pointer } of removed) {
    // Renamed first: a partly removed release would pass for a complete one.
    const release = path.join(folder, pointer.release)
    await rm(release + temporarySuffix, { recursive: true, force: true })
    await rename(release, release + temporarySuffix)
  }
  for (const entry of await readdir(folder).catch(() => [])) {
    if (entry.endsWith(temporarySuffix)) await rm(path.join(folder, entry), { recursive: true })
  }
  return removed
}

async function referencedReleases(name: RemoteName, siteDir: string): Promise<string[]> {
  const pointers = (await livePointers(name, siteDir)).map(({ pointer }) => pointer)
  const environments = name === 'public-site' ? await listEnvironments(siteDir) : []
  const documents = environments.map((environment) => releasesInDocuments(siteDir, environment))
  return [
    ...pointers.map(({ release }) => release),
    ...pointers.flatMap(({ previous }) => previous?.release ?? []),
    ...(await Promise.all(documents)).flat(),
  ]
}
