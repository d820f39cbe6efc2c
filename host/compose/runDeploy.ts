/** `tsx compose/runDeploy.ts <part> <target>`: uploads the part's build to where rclone can write. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { runCommand } from './command.ts'
import { deploy, type Rclone } from './deploy.ts'
import { parsePartName } from './parts.ts'
import { distDir, projectDir } from './siteDir.ts'

const rclone: Rclone = (...args) =>
  new Promise((resolve, reject) => {
    spawn('rclone', args, { stdio: 'inherit' })
      .on('error', () => reject(new Error('rclone is not installed: see https://rclone.org')))
      .on('exit', (code) => resolve(code ?? 1))
  })

await runCommand(async () => {
  const [partArgument, target] = process.argv.slice(2)
  const part = parsePartName(partArgument)
  if (!target) throw new Error(`Where to? npm run deploy -w ${part} -- s3:bucket`)
  const workDir = path.join(projectDir, '.tmp/deploy', part)
  const label = await deploy({ part, dist: distDir(part), target, workDir, rclone })
  console.log(`${part}: ${label} is live at ${target}`)
})
