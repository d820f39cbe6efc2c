/**
 * `tsx compose/manage.ts list|rollback|prune <remote> …`: what is released, and which release is live.
 */
import type { RemoteName } from '../../shared/src/contract/contract.ts'
import { runCommand } from './command.ts'
import { livePointer } from './livePointer.ts'
import { parseRemoteName } from './parts.ts'
import { withPublishLock } from './publishLock.ts'
import { listReleases, makeLive, prune, releaseBytes, releaseLabel } from './releases.ts'
import { siteDir } from './siteDir.ts'

const [command, remote, argument] = process.argv.slice(2)

const commands: Record<string, (name: RemoteName) => Promise<void>> = {
  list,
  rollback: (name) => withPublishLock(siteDir, () => rollback(name)),
  prune: (name) => withPublishLock(siteDir, () => pruneOld(name)),
}

await runCommand(async () => {
  const run = commands[command ?? '']
  if (!run) {
    throw new Error(
      `There is no command "${command}". Commands: ${Object.keys(commands).join(', ')}`,
    )
  }
  await run(parseRemoteName(remote))
})

async function list(name: RemoteName) {
  const live = await livePointer(name, siteDir)
  const rows = (await listReleases(name, siteDir)).map(async (record) => ({
    release: record.pointer.release,
    version: record.version,
    published: record.publishedAt,
    'age, days': Math.floor((Date.now() - Date.parse(record.publishedAt)) / 86_400_000),
    contract: record.pointer.contract,
    kB: Math.round((await releaseBytes(record, siteDir)) / 1000),
    is: stateOf(record.pointer.release, live),
  }))
  console.table(await Promise.all(rows))
}

function stateOf(release: string, live: Awaited<ReturnType<typeof livePointer>>) {
  if (release === live?.release) return 'live'
  return release === live?.previous?.release ? 'previous' : ''
}

async function rollback(name: RemoteName) {
  const before = (await livePointer(name, siteDir))?.previous?.release
  const release = argument ?? before
  if (!release) throw new Error(`${name} has no release before the live one`)
  console.log(`${name}: ${releaseLabel(await makeLive(name, release, siteDir))} is live`)
}

async function pruneOld(name: RemoteName) {
  const keep = argument === undefined ? undefined : Number(argument)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new Error(`"${argument}" is not a valid number of releases to keep`)
  }
  const removed = await prune(name, siteDir, { keep })
  for (const record of removed) console.log(`${name}: removed ${releaseLabel(record)}`)
  console.log(`${name}: ${removed.length} releases removed`)
}
