import { remoteNames } from '../../../shared/src/contract/contract.ts'
import { composeDocuments } from '../documents/documents.ts'
import { type PartName, versionOf } from '../site/parts.ts'
import { startEnvironment } from './promote.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, makeLive, releaseLabel } from './releases.ts'

/** The folder of each part's build. */
type Builds = Partial<Record<PartName, string>>

/**
 * Publishes builds, and makes them live in an environment. Returns what is live there now. The shell
 * comes first, because it names the database that documents are composed from; they come with the
 * public site, as the one before may be for another contract.
 */
export async function publishParts(
  builds: Builds,
  siteDir: string,
  environment: string,
): Promise<string[]> {
  await startEnvironment(siteDir, environment)
  const live: string[] = []
  if (builds.host) {
    await publishShell(builds.host, siteDir, environment)
    live.push(`host: ${await versionOf('host')} of the shell`)
  }
  for (const name of remoteNames) {
    const dist = builds[name]
    if (!dist) continue
    const version = await versionOf(name)
    const { pointer } = await addRelease(name, dist, siteDir, { version })
    const record = await makeLive(name, pointer.release, siteDir, environment)
    live.push(`${name}: ${releaseLabel(record)}`)
  }
  if (builds.host && !builds['public-site']) await composeDocuments(siteDir, environment)
  return live
}
