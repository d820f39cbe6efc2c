/**
 * `tsx compose/commands/manage.ts list|rollback|prune|promote <part> …`: what is released, and which
 * release is live in which environment.
 */
import { rm } from 'node:fs/promises'
import { type RemoteName, remoteNames } from '../../../shared/src/contract/contract.ts'
import type { RemotePointer } from '../../../shared/src/contract/pointer.ts'
import { deploy, pullRecords } from '../deploy/deploy.ts'
import { withDeployLock } from '../deploy/deployLock.ts'
import { pruneAt } from '../deploy/pruneAt.ts'
import { rclone } from '../deploy/rclone.ts'
import { promote } from '../release/promote.ts'
import { prune } from '../release/prune.ts'
import {
  listReleases,
  makeLive,
  releaseBefore,
  releaseBytes,
  releaseLabel,
} from '../release/releases.ts'
import { parseEnvironment, parseExistingEnvironment } from '../site/environments.ts'
import { livePointers } from '../site/livePointer.ts'
import { type PartName, parsePartName, parseRemoteName } from '../site/parts.ts'
import { withPublishLock } from '../site/publishLock.ts'
import { deployDir, siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

const locked = <T>(work: () => Promise<T>) => withPublishLock(siteDir, work)

const commands: Record<string, (args: string[]) => Promise<void>> = {
  list(args) {
    const { positionals, values } = parseArguments(args, { required: ['remote'], options: ['at'] })
    const name = releasedRemote(positionals[0])
    return values.at ? listAt(name, values.at) : list(name, siteDir)
  },
  rollback(args) {
    const { positionals, values } = parseArguments(args, {
      required: ['remote'],
      optional: ['release'],
      options: ['in', 'at'],
    })
    const [remote, release] = positionals
    const name = releasedRemote(remote)
    if (values.at) return rollbackAt(name, release, values.in, values.at)
    return locked(() => rollback(name, release, values.in))
  },
  prune(args) {
    const { positionals, values } = parseArguments(args, {
      required: ['remote'],
      optional: ['keep'],
      options: ['at'],
    })
    const [remote, argument] = positionals
    const names = remote === 'all' ? remoteNames : [releasedRemote(remote)]
    const keep = parseKeep(argument)
    const target = values.at
    if (target) return withDeployLock({ target, rclone }, () => pruneEach(names, keep, target))
    return locked(() => pruneEach(names, keep))
  },
  promote(args) {
    const { positionals } = parseArguments(args, {
      required: ['part', 'environment'],
      optional: ['to', 'target'],
    })
    const [part, from, to, target] = positionals
    return promoteLive(parsePartName(part), from, to, target)
  },
}

await runCommand(async () => {
  const [command = '', ...args] = process.argv.slice(2)
  if (!Object.hasOwn(commands, command)) {
    throw new Error(
      `There is no command "${command}". Commands: ${Object.keys(commands).join(', ')}`,
    )
  }
  await commands[command]?.(args)
})

/** The shell has one document for each environment, and no folder for each release. */
function releasedRemote(argument: string | undefined): RemoteName {
  if (argument === 'host') {
    throw new Error(
      'The shell keeps no releases. To go back, check out its former commit and run ' +
        '"npm run release -w host", or promote it from an environment that still has it: ' +
        '"npm run promote -w host -- preview production"',
    )
  }
  return parseRemoteName(argument)
}

/** The same for a target of rclone. Only the files that describe releases are read from there. */
async function listAt(name: RemoteName, target: string) {
  const workDir = await emptyWorkDir(name)
  await pullRecords({ target, workDir, rclone }, name)
  await list(name, workDir)
}

async function emptyWorkDir(name: RemoteName) {
  const workDir = deployDir(name)
  await rm(workDir, { recursive: true, force: true })
  return workDir
}

async function list(name: RemoteName, folder: string) {
  const live = await livePointers(name, folder)
  const environmentsOf = (isNamed: (pointer: RemotePointer) => boolean) =>
    live
      .filter(({ pointer }) => isNamed(pointer))
      .map(({ environment }) => environment)
      .join(', ')
  const rows = (await listReleases(name, folder)).map(async (record) => {
    const { release, contract } = record.pointer
    return {
      release,
      version: record.version,
      published: record.publishedAt,
      'age, days': Math.floor((Date.now() - Date.parse(record.publishedAt)) / 86_400_000),
      contract,
      // The files of a target stay there.
      ...(folder === siteDir && { kB: Math.round((await releaseBytes(record, folder)) / 1000) }),
      'live in': environmentsOf((pointer) => pointer.release === release),
      'previous in': environmentsOf(({ previous }) => previous?.release === release),
    }
  })
  console.table(await Promise.all(rows))
}

async function rollback(name: RemoteName, chosen?: string, inEnvironment?: string) {
  const environment = await parseExistingEnvironment(siteDir, inEnvironment)
  const release = await releaseBefore(name, siteDir, environment, chosen)
  const record = await makeLive(name, release, siteDir, environment)
  console.log(`${name}: ${releaseLabel(record)} is live in ${environment}`)
}

async function rollbackAt(
  name: RemoteName,
  release: string | undefined,
  inEnvironment: string | undefined,
  target: string,
) {
  const environment = parseEnvironment(inEnvironment)
  const workDir = deployDir(name)
  const label = await withDeployLock({ target, rclone }, () =>
    deploy({ part: name, release, environment, target, workDir, rclone }),
  )
  console.log(`${name}: ${label} is live in ${environment} at ${target}`)
}

/** In the composed site here, or where rclone can write. */
async function promoteLive(part: PartName, source?: string, to?: string, target?: string) {
  if (target) {
    const environment = parseEnvironment(to)
    const from = parseEnvironment(source)
    const workDir = deployDir(part)
    const label = await withDeployLock({ target, rclone }, () =>
      deploy({ part, from, environment, target, workDir, rclone }),
    )
    console.log(`${part}: ${label} is live in ${environment} at ${target}`)
    return
  }
  const from = await parseExistingEnvironment(siteDir, source)
  const environment = await parseExistingEnvironment(siteDir, to)
  const label = await withPublishLock(siteDir, () => promote(part, from, environment, siteDir))
  console.log(`${part}: ${label} is live in ${environment}`)
}

function parseKeep(argument?: string) {
  const keep = argument === undefined ? undefined : Number(argument)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new Error(`"${argument}" is not a valid number of releases to keep`)
  }
  return keep
}

async function pruneEach(names: readonly RemoteName[], keep?: number, target?: string) {
  for (const name of names) {
    const removed = target
      ? await pruneAt({ target, workDir: await emptyWorkDir(name), rclone }, name, { keep })
      : await prune(name, siteDir, { keep })
    for (const record of removed) console.log(`${name}: removed ${releaseLabel(record)}`)
    console.log(`${name}: ${removed.length} releases removed`)
  }
}
