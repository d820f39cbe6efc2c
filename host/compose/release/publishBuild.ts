/** Publishes a part's build, and makes it live in an environment. Returns what is live there now. */
import { composeDocuments } from '../documents/documents.ts'
import { type PartName, versionOf } from '../site/parts.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, makeLive, releaseLabel } from './releases.ts'

export async function publishBuild(
  part: PartName,
  dist: string,
  siteDir: string,
  environment: string,
): Promise<string> {
  const version = await versionOf(part)
  if (part === 'host') {
    await publishShell(dist, siteDir, environment)
    await composeDocuments(siteDir, undefined, environment)
    return `${version} of the shell`
  }
  const { pointer } = await addRelease(part, dist, siteDir, { version })
  return releaseLabel(await makeLive(part, pointer.release, siteDir, environment))
}
