/**
 * `tsx compose/runDeploy.ts <part> <target> [--to <environment>]`: uploads the part's build to where
 * rclone can write.
 */
import { parseArguments, runCommand } from './command.ts'
import { deploy } from './deploy.ts'
import { withDeployLock } from './deployLock.ts'
import { parseEnvironment } from './environments.ts'
import { parsePartName } from './parts.ts'
import { rclone } from './rclone.ts'
import { deployDir, distDir } from './siteDir.ts'

await runCommand(async () => {
  const { positionals, values } = parseArguments(process.argv.slice(2), {
    required: ['part', 'target'],
    options: ['to'],
  })
  const [partArgument, target] = positionals
  const part = parsePartName(partArgument)
  const environment = parseEnvironment(values.to)
  const dist = distDir(part)
  const workDir = deployDir(part)
  const label = await withDeployLock({ target, rclone }, () =>
    deploy({ part, dist, environment, target, workDir, rclone }),
  )
  console.log(`${part}: ${label} is live in ${environment} at ${target}`)
})
