/**
 * `tsx compose/commands/manage.ts list|rollback|prune|promote <part> …`: what is released, and which
 * release is live in which environment.
 */
import { type RemoteName, remoteNames } from '../../../shared/src/contract/contract.ts'
import type { RemotePointer } from '../../../shared/src/contract/pointer.ts'
import { promote } from '../release/promote.ts'
import { prune } from '../release/prune.ts'
import {
  listReleases,
  makeLive,
  releaseBefore,
  releaseBytes,
  releaseLabel,
} from '../release/releases.ts'
import { parseExistingEnvironment } from '../site/environments.ts'
import { livePointers } from '../site/livePointer.ts'
import { type PartName, parsePartName, parseRemoteName } from '../site/parts.ts'
import { withPublishLock } from '../site/publishLock.ts'
import { siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

const locked = <T>(work: () => Promise<T>) => withPublishLock(siteDir, work)

const commands: Record<string, (args: string[]) => Promise<void>> = {
  list(args) {
    const { positionals } = parseArguments(args, { required: ['remote'] })
    return list(releasedRemote(positionals[0]))
  },
  rollback(args) {
    const { positionals, values } = parseArguments(args, {
      required: ['remote'],
      optional: ['release'],
      options: ['in'],
    })
    const [remote, release] = positionals
    const name = releasedRemote(remote)
    return locked(() => rollback(name, release, values.in))
  },
  prune(args) {
    const { positionals } = parseArguments(args, { required: ['remote'], optional: ['keep'] })
    const [remote, argument] = positionals
    const names = remote === 'all' ? remoteNames : [releasedRemote(remote)]
    const keep = parseKeep(argument)
    return locked(() => pruneEach(names, keep))
  },
  promote(args) {
    const { positionals } = parseArguments(args, {
      required: ['part', 'environment'],
      optional: ['to'],
    })
    const [part, from, to] = positionals
    return promoteLive(parsePartName(part), from, to)
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

async function rollback(name: RemoteName, chosen?: string, inEnvironment?: string) {
  const environment = await parseExistingEnvironment(siteDir, inEnvironment)
  const release = await releaseBefore(name, siteDir, environment, chosen)
  const record = await makeLive(name, release, siteDir, environment)
  console.log(`${name}: ${releaseLabel(record)} is live in ${environment}`)
}

async function promoteLive(part: PartName, source?: string, to?: string) {
  const from = await parseExistingEnvironment(siteDir, source)
  const environment = await parseExistingEnvironment(siteDir, to)
  const label = await locked(() => promote(part, from, environment, siteDir))
  console.log(`${part}: ${label} is live in ${environment}`)
}

function parseKeep(argument?: string) {
  const keep = argument === undefined ? undefined : Number(argument)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new Error(`"${argument}" is not a valid number of releases to keep`)
  }
  return keep
}

async function pruneEach(names: readonly RemoteName[], keep?: number) {
  for (const name of names) {
    const removed = await prune(name, siteDir, { keep })
    for (const record of removed) console.log(`${name}: removed ${releaseLabel(record)}`)
    console.log(`${name}: ${removed.length} releases removed`)
  }
}
