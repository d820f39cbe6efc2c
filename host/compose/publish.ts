/**
 * `tsx compose/publish.ts <part> … [--to <environment>]`: publishes the builds of these parts, or of
 * all, into the composed site.
 */
import { parseArguments, runCommand } from './command.ts'
import { composeDocuments } from './documents.ts'
import { environmentDir, parseEnvironment } from './environments.ts'
import { type PartName, parsePartName, partNames, versionOf } from './parts.ts'
import { startEnvironment } from './promote.ts'
import { withPublishLock } from './publishLock.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, makeLive, releaseLabel } from './releases.ts'
import { distDir, siteDir } from './siteDir.ts'

async function publish(part: PartName, environment: string) {
  const target = environmentDir(siteDir, environment)
  if (part === 'host') {
    await publishShell(distDir('host'), siteDir, environment)
    console.log(`host: published into ${target}`)
    const paths = await composeDocuments(siteDir, undefined, environment)
    console.log(`${paths.length} documents composed`)
  } else {
    const version = await versionOf(part)
    const { pointer } = await addRelease(part, distDir(part), siteDir, { version })
    const record = await makeLive(part, pointer.release, siteDir, environment)
    console.log(`${part}: ${releaseLabel(record)} is live in ${target}`)
  }
}

await runCommand(async () => {
  const { positionals, values } = parseArguments(process.argv.slice(2), {
    optional: partNames.map(() => 'part'),
    options: ['to'],
  })
  const named = positionals.map(parsePartName)
  const environment = parseEnvironment(values.to)
  await withPublishLock(siteDir, async () => {
    await startEnvironment(siteDir, environment)
    for (const part of named.length > 0 ? named : partNames) await publish(part, environment)
  })
})
