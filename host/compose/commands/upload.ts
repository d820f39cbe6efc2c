/**
 * `tsx compose/commands/upload.ts <part> <target> [--to <environment>]`: uploads the part's build to
 * where rclone can write.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { deploy } from '../deploy/deploy.ts'
import type { Rclone } from '../deploy/transfer.ts'
import { parseEnvironment } from '../site/environments.ts'
import { parsePartName } from '../site/parts.ts'
import { distDir, projectDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

const rclone: Rclone = (...args) =>
  new Promise((resolve, reject) => {
    spawn('rclone', args, { stdio: 'inherit' })
      .on('error', () => reject(new Error('rclone is not installed: see https://rclone.org')))
      .on('exit', (code) => resolve(code ?? 1))
  })

await runCommand(async () => {
  const { positionals, values } = parseArguments(process.argv.slice(2), {
    required: ['part', 'target'],
    options: ['to'],
  })
  const [partArgument, target = ''] = positionals
  const part = parsePartName(partArgument)
  const environment = parseEnvironment(values.to)
  const workDir = path.join(projectDir, '.tmp/deploy', part)
  const live = await deploy({ part, dist: distDir(part), environment, target, workDir, rclone })
  console.log(`${live} is live in ${environment} at ${target}`)
})
