/** `tsx compose/publish.ts <part> …`: publishes the builds of these parts into the composed site. */
import { remoteNames } from '../../shared/src/contract/contract.ts'
import { composeDocuments } from './documents.ts'
import { publishRemote } from './publishRemote.ts'
import { publishShell } from './publishShell.ts'
import { distDir, siteDir } from './siteDir.ts'

const parts = process.argv.slice(2)
if (parts.length === 0) parts.push(...remoteNames, 'host')

for (const part of parts) {
  const remote = remoteNames.find((name) => name === part)
  if (remote) {
    const release = await publishRemote(remote, distDir(remote), siteDir)
    console.log(`${remote}: release ${release} is live in ${siteDir}`)
  } else if (part === 'host') {
    await publishShell(distDir('host'), siteDir)
    console.log(`host: published into ${siteDir}`)
  } else {
    console.error(`There is no part "${part}". Parts: ${[...remoteNames, 'host'].join(', ')}`)
    process.exitCode = 1
  }
}

// The console has no documents of its own: its release leaves the others as they are.
if (parts.some((part) => part !== 'admin-console')) {
  const paths = await composeDocuments(siteDir)
  console.log(`${paths.length} documents composed`)
}
