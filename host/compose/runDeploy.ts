/**
 * `tsx compose/runDeploy.ts <part> <target> [--to <environment>]`: uploads the part's build to where
 * rclone can write.
 */
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { deploy } from './deploy.ts'
import { parseEnvironment } from './environments.ts'
import { parsePartName } from './parts.ts'
import { rclone } from './rclone.ts'
import { deployDir, distDir } from './siteDir.ts'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  })
  const [partArgument, target] = positionals
  const part = parsePartName(partArgument)
  const environment = parseEnvironment(values.to)
  if (!target) throw new Error(`Where to? npm run deploy -w ${part} -- s3:bucket`)
  const dist = distDir(part)
  const workDir = deployDir(part)
  const label = await deploy({ part, dist, environment, target, workDir, rclone })
  console.log(`${part}: ${label} is live in ${environment} at ${target}`)
})
