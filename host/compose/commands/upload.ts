/**
 * `tsx compose/commands/upload.ts <part> <target> [--to <environment>]`: uploads the part's build to
 * where rclone can write.
 */
import { deploy } from '../deploy/deploy.ts'
import { rclone } from '../deploy/rclone.ts'
import { parseEnvironment } from '../site/environments.ts'
import { parsePartName } from '../site/parts.ts'
import { deployDir, distDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

await runCommand(async () => {
  const { positionals, values } = parseArguments(process.argv.slice(2), {
    required: ['part', 'target'],
    options: ['to'],
  })
  const [partArgument, target] = positionals
  const part = parsePartName(partArgument)
  const environment = parseEnvironment(values.to)
  const workDir = deployDir(part)
  const label = await deploy({ part, dist: distDir(part), environment, target, workDir, rclone })
  console.log(`${part}: ${label} is live in ${environment} at ${target}`)
})
