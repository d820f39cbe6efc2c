/**
 * `tsx compose/publish.ts <part> …`: publishes the builds of these parts, or of all, into the
 * composed site.
 */
import { runCommand } from './command.ts'
import { composeDocuments } from './documents.ts'
import { type PartName, parsePartName, partNames, versionOf } from './parts.ts'
import { withPublishLock } from './publishLock.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, makeLive, releaseLabel } from './releases.ts'
import { distDir, siteDir } from './siteDir.ts'

async function publish(part: PartName) {
  if (part === 'host') {
    await publishShell(distDir('host'), siteDir)
    console.log(`host: published into ${siteDir}`)
    const paths = await composeDocuments(siteDir)
    console.log(`${paths.length} documents composed`)
  } else {
    const version = await versionOf(part)
    const { pointer } = await addRelease(part, distDir(part), siteDir, { version })
    const record = await makeLive(part, pointer.release, siteDir)
    console.log(`${part}: ${releaseLabel(record)} is live in ${siteDir}`)
  }
}

await runCommand(async () => {
  const named = process.argv.slice(2).map(parsePartName)
  await withPublishLock(siteDir, async () => {
    for (const part of named.length > 0 ? named : partNames) await publish(part)
  })
})
