/**
 * `tsx compose/commands/manage.ts list|rollback|prune|promote <part> …`: what is released, and which
 * release is live in which environment.
 */
import { type RemoteName, remoteNames } from '../../../shared/src/contract/contract.ts'
import { promote } from '../release/promote.ts'
import { prune } from '../release/prune.ts'
import { listReleases, makeLive, releaseBefore, releaseLabel } from '../release/releases.ts'
import { parseExistingEnvironment } from '../site/environments.ts'
import { livePointers } from '../site/livePointer.ts'
import { parsePartName } from '../site/parts.ts'
import { withPublishLock } from '../site/publishLock.ts'
import { siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async list(args) {
    const { positionals } = parseArguments(args, { required: ['remote'] })
    const name = releasedRemote(positionals[0])
    const live = await livePointers(name, siteDir)
    const rows = (await listReleases(name, siteDir)).map(({ pointer, version, publishedAt }) => {
      const { release, contract } = pointer
      const liveIn = live.filter((other) => other.pointer.release === release)
      const previousIn = live.filter((other) => other.pointer.previous?.release === release)
      return {
        release,
        version,
        published: publishedAt,
        'age, days': Math.floor((Date.now() - Date.parse(publishedAt)) / 86_400_000),
        contract,
        'live in': liveIn.map(({ environment }) => environment).join(', '),
        'previous in': previousIn.map(({ environment }) => environment).join(', '),
      }
    })
    console.table(rows)
  },

  async rollback(args) {
    const { positionals, values } = parseArguments(args, {
      required: ['remote'],
      optional: ['release'],
      options: ['in'],
    })
    const [remote, chosen] = positionals
    const name = releasedRemote(remote)
    await withPublishLock(siteDir, async () => {
      const environment = await parseExistingEnvironment(siteDir, values.in)
      const release = chosen ?? (await releaseBefore(name, siteDir, environment))
      const record = await makeLive(name, release, siteDir, environment)
      console.log(`${name}: ${releaseLabel(record)} is live in ${environment}`)
    })
  },

  async prune(args) {
    const { positionals } = parseArguments(args, { required: ['remote'] })
    const [remote] = positionals
    const names = remote === 'all' ? remoteNames : [releasedRemote(remote)]
    await withPublishLock(siteDir, async () => {
      for (const name of names) {
        const removed = await prune(name, siteDir)
        for (const record of removed) console.log(`${name}: removed ${releaseLabel(record)}`)
        console.log(`${name}: ${removed.length} releases removed`)
      }
    })
  },

  async promote(args) {
    const { positionals } = parseArguments(args, {
      required: ['part', 'environment'],
      optional: ['to'],
    })
    const part = parsePartName(positionals[0])
    const from = await parseExistingEnvironment(siteDir, positionals[1])
    const to = await parseExistingEnvironment(siteDir, positionals[2])
    const label = await withPublishLock(siteDir, () => promote(part, from, to, siteDir))
    console.log(`${part}: ${label} is live in ${to}`)
  },
}

/** The shell has one document for each environment, and no folder for each release. */
function releasedRemote(argument: string | undefined): RemoteName {
  const part = parsePartName(argument)
  if (part !== 'host') return part
  throw new Error(
    'The shell keeps no releases. To go back, check out its former commit and run ' +
      '"npm run release -w host", or promote it from an environment that still has it: ' +
      '"npm run promote -w host -- preview production"',
  )
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
