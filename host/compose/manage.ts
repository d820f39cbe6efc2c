/**
 * `tsx compose/manage.ts list|rollback|prune|promote <part> …`: what is released, and which release is
 * live in which environment.
 */
import { parseArgs } from 'node:util'
import type { RemoteName } from '../../shared/src/contract/contract.ts'
import type { RemotePointer } from '../../shared/src/contract/pointer.ts'
import { runCommand } from './command.ts'
import { deploy } from './deploy.ts'
import { parseEnvironment, parseExistingEnvironment } from './environments.ts'
import { livePointer, livePointers } from './livePointer.ts'
import { type PartName, parsePartName, parseRemoteName } from './parts.ts'
import { promote } from './promote.ts'
import { withPublishLock } from './publishLock.ts'
import { rclone } from './rclone.ts'
import { listReleases, makeLive, prune, releaseBytes, releaseLabel } from './releases.ts'
import { deployDir, siteDir } from './siteDir.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' } },
})
const [command, part, argument, to, target] = positionals

const locked = <T>(work: () => Promise<T>) => withPublishLock(siteDir, work)
const commands: Record<string, () => Promise<void>> = {
  list: () => list(parseRemoteName(part)),
  rollback: () => locked(() => rollback(parseRemoteName(part))),
  prune: () => locked(() => pruneOld(parseRemoteName(part))),
  promote: () => promoteLive(parsePartName(part)),
}

await runCommand(async () => {
  const run = commands[command ?? '']
  if (!run) {
    throw new Error(
      `There is no command "${command}". Commands: ${Object.keys(commands).join(', ')}`,
    )
  }
  await run()
})

async function list(name: RemoteName) {
  const live = await livePointers(name, siteDir)
  const environmentsOf = (isNamed: (pointer: RemotePointer) => boolean) =>
    live
      .filter(({ pointer }) => isNamed(pointer))
      .map(({ environment }) => environment)
      .join(', ')
  const rows = (await listReleases(name, siteDir)).map(async (record) => {
    const { release, contract } = record.pointer
    return {
      release,
      version: record.version,
      published: record.publishedAt,
      'age, days': Math.floor((Date.now() - Date.parse(record.publishedAt)) / 86_400_000),
      contract,
      kB: Math.round((await releaseBytes(record, siteDir)) / 1000),
      'live in': environmentsOf((pointer) => pointer.release === release),
      'previous in': environmentsOf(({ previous }) => previous?.release === release),
    }
  })
  console.table(await Promise.all(rows))
}

async function rollback(name: RemoteName) {
  const environment = await parseExistingEnvironment(siteDir, values.in)
  const before = (await livePointer(name, siteDir, environment))?.previous?.release
  const release = argument ?? before
  if (!release) throw new Error(`${name} has no release before the live one in ${environment}`)
  const record = await makeLive(name, release, siteDir, environment)
  console.log(`${name}: ${releaseLabel(record)} is live in ${environment}`)
}

/** In the composed site here, or where rclone can write. */
async function promoteLive(part: PartName) {
  if (target) {
    const environment = parseEnvironment(to)
    const from = parseEnvironment(argument)
    const workDir = deployDir(part)
    const label = await deploy({ part, from, environment, target, workDir, rclone })
    console.log(`${part}: ${label} is live in ${environment} at ${target}`)
    return
  }
  const from = await parseExistingEnvironment(siteDir, argument)
  const environment = parseEnvironment(to)
  const label = await withPublishLock(siteDir, () => promote(part, from, environment, siteDir))
  console.log(`${part}: ${label} is live in ${environment}`)
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
