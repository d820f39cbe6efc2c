/**
 * The last released build of each part, kept in the repository so that it can be tested with the newest
 * of the others: a clone for CI may have no history to build it from.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { composeDocuments } from '../../host/compose/documents/documents.ts'
import { publishShell } from '../../host/compose/release/publishShell.ts'
import { addRelease, makeLive } from '../../host/compose/release/releases.ts'
import { readJson } from '../../host/compose/site/files.ts'
import { pointerFile } from '../../host/compose/site/livePointer.ts'
import { type PartName, partNames, versionOf } from '../../host/compose/site/parts.ts'
import { contractVersion, type RemoteName } from '../../shared/src/contract/contract.ts'

const folder = 'e2e/previous-releases'
const recordFile = path.join(folder, 'record.json')
const archive = (part: PartName) => path.resolve(folder, `${part}.tar.gz`)

const recordSchema = z.record(
  z.enum(partNames),
  z.object({ contract: z.number(), commit: z.string() }),
)
export type PreviousRecord = z.infer<typeof recordSchema>

/** Of which contract and commit each kept build is. */
export const previousRecord = async () => recordSchema.parse(await readJson(recordFile))

// Pictures are no part of the contract, source maps and compressed copies are not run.
const notKept = ['*.map', '*.br', '*.gz', './images']

function pack(part: PartName, source: string) {
  const excluded = notKept.map((pattern) => `--exclude=${pattern}`)
  execFileSync('tar', ['-czf', archive(part), ...excluded, '-C', source, '.'])
}

const unpack = (part: PartName, target: string) =>
  execFileSync('tar', ['-xzf', archive(part), '-C', target])

const releasesDir = (name: RemoteName, siteDir: string) => path.dirname(pointerFile(name, siteDir))

/** Keeps what is built now of these parts. */
export async function recordReleases(parts: readonly PartName[]): Promise<PreviousRecord> {
  await mkdir(folder, { recursive: true })
  await mkdir('.tmp', { recursive: true })
  const siteDir = await mkdtemp('.tmp/recorded-')
  try {
    for (const part of parts) {
      const dist = path.join(part, 'dist')
      if (part === 'host') {
        pack(part, dist)
      } else {
        // As it is published: with its record, from which its pointer is made.
        await addRelease(part, dist, siteDir, { version: await versionOf(part) })
        pack(part, releasesDir(part, siteDir))
      }
    }
  } finally {
    await rm(siteDir, { recursive: true })
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const recorded = parts.map((part) => [part, { contract: contractVersion, commit }])
  const before = (await readJson(recordFile)) ?? {}
  const record = recordSchema.parse({ ...before, ...Object.fromEntries(recorded) })
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  return record
}

/**
 * Makes the previous release of a part live in a composed site, and returns the path of the script that
 * a browser must have asked for when it ran.
 */
export async function publishPrevious(part: PartName, siteDir: string): Promise<string> {
  const unpacked = await mkdtemp('.tmp/previous-')
  try {
    unpack(part, unpacked)
    if (part === 'host') {
      await publishShell(unpacked, siteDir)
      await composeDocuments(siteDir)
      const document = await readFile(path.join(unpacked, 'index.html'), 'utf8')
      return /<script type="module"[^>]* src="([^"]+)"/.exec(document)?.[1] ?? ''
    }
    const [release = ''] = await readdir(unpacked)
    await cp(unpacked, releasesDir(part, siteDir), { recursive: true })
    await makeLive(part, release, siteDir)
    return `/remotes/${part}/${release}/remoteEntry.js`
  } finally {
    await rm(unpacked, { recursive: true })
  }
}
