/**
 * `tsx compose/publish.ts <part> …`: publishes the builds of these parts, or of all, into the
 * composed site.
 */
import { remoteNames } from '../../shared/src/contract/contract.ts'
import { composeDocuments } from './documents.ts'
import { publishRemote } from './publishRemote.ts'
import { publishShell } from './publishShell.ts'
import { distDir, siteDir } from './siteDir.ts'

const everyPart = [...remoteNames, 'host'] as const
const named = process.argv.slice(2).map((argument) => {
  const part = everyPart.find((name) => name === argument)
  if (!part) throw new Error(`There is no part "${argument}". Parts: ${everyPart.join(', ')}`)
  return part
})
const parts = named.length > 0 ? named : everyPart

for (const part of parts) {
  if (part === 'host') {
    await publishShell(distDir('host'), siteDir)
    console.log(`host: published into ${siteDir}`)
  } else {
    const release = await publishRemote(part, distDir(part), siteDir)
    console.log(`${part}: release ${release} is live in ${siteDir}`)
  }
}

// The console has no documents of its own: its release leaves the others as they are.
if (parts.some((part) => part !== 'admin-console')) {
  const paths = await composeDocuments(siteDir)
  console.log(`${paths.length} documents composed`)
}
