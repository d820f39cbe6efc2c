/** Makes what is live in one environment live in another. Nothing is built, no release is copied. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { remoteNames } from '../../../shared/src/contract/contract.ts'
import { composeDocuments } from '../documents/documents.ts'
import { shellReleaseFile } from '../documents/shellRelease.ts'
import { shellDocument } from '../serving/serving.ts'
import { environmentDir, production } from '../site/environments.ts'
import { publishFile } from '../site/files.ts'
import { livePointer, pointerFile } from '../site/livePointer.ts'
import type { PartName } from '../site/parts.ts'
import { copyShell } from './publishShell.ts'
import { makeLive, releaseLabel } from './releases.ts'

const hasShell = (siteDir: string, environment: string) =>
  existsSync(path.join(environmentDir(siteDir, environment), shellDocument))

/** A new environment begins as a copy of production. One that is there stays as it is. */
export async function startEnvironment(siteDir: string, environment: string) {
  if (environment === production) return
  for (const name of remoteNames) {
    const source = pointerFile(name, siteDir)
    const target = pointerFile(name, siteDir, environment)
    if (existsSync(source) && !existsSync(target)) await publishFile(source, target)
  }
  if (!hasShell(siteDir, environment) && hasShell(siteDir, production)) {
    await copyShell(siteDir, production, environment)
  }
  // Written last.
  const complete = path.join(environmentDir(siteDir, environment), shellReleaseFile)
  if (!existsSync(complete)) await composeDocuments(siteDir, environment)
}

/** Returns what is live now. */
export async function promote(part: PartName, from: string, to: string, siteDir: string) {
  if (from === to) throw new Error(`${from} cannot be promoted to itself`)
  if (part === 'host') {
    if (!hasShell(siteDir, from)) throw new Error(`There is no shell in ${from}`)
    await startEnvironment(siteDir, to)
    await copyShell(siteDir, from, to)
    await composeDocuments(siteDir, to)
    return `the shell of ${from}`
  }
  const live = await livePointer(part, siteDir, from)
  if (!live) throw new Error(`There is no release of ${part} in ${from}`)
  await startEnvironment(siteDir, to)
  return releaseLabel(await makeLive(part, live.release, siteDir, to))
}
