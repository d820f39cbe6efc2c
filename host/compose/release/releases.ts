/**
 * The releases of a remote in the composed site. Each is a folder that never changes, named for its
 * content; the pointer of an environment says which one is live there.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { exposedSource, remoteEntryFile } from '../../../shared/build/remoteFiles.ts'
import { contractVersion, type RemoteName } from '../../../shared/src/contract/contract.ts'
import {
  type RemotePointer,
  releaseNameOf,
  releasePointerSchema,
} from '../../../shared/src/contract/pointer.ts'
import { prerenderFolder, prerenderManifest } from '../../../shared/src/contract/prerendering.ts'
import { composeDocuments } from '../documents/documents.ts'
import { filesLoadedWith } from '../documents/loadedFiles.ts'
import { production } from '../site/environments.ts'
import { filesBelow, hashesOf, isCode, readJson, replaceFile, sha256 } from '../site/files.ts'
import { livePointer, pointerFile } from '../site/livePointer.ts'
import { precompress } from '../site/precompress.ts'

/** Manifests and reports of the build, which are not part of the release. */
const buildRecords = '.vite'
const buildManifest = `${buildRecords}/manifest.json`
/** The record of a release, a file in its folder. */
const recordFile = 'release.json'
/** The packages that the release is made of, in CycloneDX: written by "npm run release". */
const materialsFile = 'sbom.cdx.json'
export const temporarySuffix = '.unfinished'

const releaseRecordSchema = z.object({
  /** What a pointer says of the release when it is live. */
  pointer: releasePointerSchema,
  /** The version of the part that it was built from. */
  version: z.string(),
  /** ISO 8601. */
  publishedAt: z.iso.datetime(),
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>

/** "1.4.0 of 2026-03-01 17:20 UTC (937ea865ea6b)": what people call a release, and its folder. */
export const releaseLabel = ({ version, publishedAt, pointer }: ReleaseRecord) =>
  `${version} of ${publishedAt.slice(0, 16).replace('T', ' ')} UTC (${pointer.release})`

export const releasesDir = (name: RemoteName, siteDir: string) =>
  path.dirname(pointerFile(name, siteDir))

/**
 * Adds a build to the releases, without making it live. Its name is made from its content: adding
 * the same build twice changes nothing.
 */
export async function addRelease(
  name: RemoteName,
  dist: string,
  siteDir: string,
  { version, now = new Date() }: { version: string; now?: Date },
): Promise<ReleaseRecord> {
  const files = (await filesBelow(dist)).filter(
    (file) => !file.startsWith(`${buildRecords}/`) && !file.endsWith('.map'),
  )
  if (!files.includes(remoteEntryFile)) {
    throw new Error(
      `${dist} does not contain ${remoteEntryFile}: build ${name} before publishing it`,
    )
  }
  const served = files.filter((file) => !file.startsWith(`${prerenderFolder}/`))
  const code = served.filter(isCode)
  const hashes = await hashesOf(dist, code)
  const rest = files.filter((file) => !code.includes(file))
  const others = sha256(JSON.stringify(await hashesOf(dist, rest)))
  const release = await releaseNameOf({ contract: contractVersion, hashes, others })
  const folder = path.join(releasesDir(name, siteDir), release)
  const existing = await readRecord(folder)
  if (existing) return existing

  const inRelease = (file: string) => `${release}/${file}`
  const { css, scripts } = await filesLoadedWith(path.join(dist, buildManifest), [
    remoteEntryFile,
    exposedSource,
  ])
  const record: ReleaseRecord = {
    pointer: {
      name,
      release,
      entry: inRelease(remoteEntryFile),
      contract: contractVersion,
      integrity: Object.fromEntries(
        Object.entries(hashes).map(([file, hash]) => [inRelease(file), hash]),
      ),
      others,
      css: css.map(inRelease),
      preload: scripts.map(inRelease),
    },
    version,
    publishedAt: now.toISOString(),
  }

  // Built beside its place and moved in one step: the whole folder exists, or nothing does.
  const unfinished = folder + temporarySuffix
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  const recordsDir = path.join(dist, buildRecords)
  await cp(dist, unfinished, { recursive: true, filter: (source) => source !== recordsDir })
  if (served.length < files.length) {
    await cp(path.join(dist, buildManifest), path.join(unfinished, prerenderManifest))
  }
  // No part of what the release's name is made of: the same code stays the same release.
  const materials = path.join(recordsDir, materialsFile)
  if (existsSync(materials)) await cp(materials, path.join(unfinished, materialsFile))
  await precompress(served.map((file) => path.join(unfinished, file)))
  await replaceFile(path.join(unfinished, recordFile), formatted(record))
  await rename(unfinished, folder)
  return record
}

/**
 * Makes a release live: the documents that are rendered from it first, then the pointer. Readers
 * always get one complete release, the one before or this one. What is live already gets its
 * documents anew: a change of release that was interrupted leaves some of both.
 */
export async function makeLive(
  name: RemoteName,
  release: string,
  siteDir: string,
  environment = production,
) {
  const record = await readRecord(path.join(releasesDir(name, siteDir), release))
  if (!record) {
    const known = (await listReleases(name, siteDir)).map(({ pointer }) => pointer.release)
    throw new Error(
      `There is no release ${release} of ${name}. Releases: ${known.join(', ') || 'none'}`,
    )
  }
  const before = await livePointer(name, siteDir, environment)
  const pointer = before?.release === release ? before : pointerAfter(before, record)
  // The console has no documents of its own.
  if (name === 'public-site') await composeDocuments(siteDir, environment, pointer)
  await replaceFile(pointerFile(name, siteDir, environment), formatted(pointer))
  return record
}

/** The release to go back to. */
export async function releaseBefore(name: RemoteName, siteDir: string, environment: string) {
  const release = (await livePointer(name, siteDir, environment))?.previous?.release
  if (!release) throw new Error(`${name} has no release before the live one in ${environment}`)
  return release
}

/** A pointer keeps one release back; what was before that one is still in its folder. */
function pointerAfter(before: RemotePointer | undefined, record: ReleaseRecord): RemotePointer {
  if (!before) return { ...record.pointer, previous: null }
  const { previous: _, ...release } = before
  return { ...record.pointer, previous: release }
}

/** Every complete release of the remote, newest first. */
export async function listReleases(name: RemoteName, siteDir: string): Promise<ReleaseRecord[]> {
  const folder = releasesDir(name, siteDir)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const records = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.endsWith(temporarySuffix))
      .map((entry) => readRecord(path.join(folder, entry.name))),
  )
  return records
    .filter((record) => record !== undefined)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
}

async function readRecord(folder: string): Promise<ReleaseRecord | undefined> {
  const content = await readJson(path.join(folder, recordFile))
  return content === undefined ? undefined : releaseRecordSchema.parse(content)
}

const formatted = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
