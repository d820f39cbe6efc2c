/**
 * `npm run test:repeat -- 10`: runs the suites that many times while every core is kept busy, and
 * prints what failed. A second argument names one suite: `npm run test:repeat -- 5 e2e`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

// Reporters that say nothing of what passed.
const suites: Record<string, string> = {
  unit: 'npm run test:unit -- --reporter=dot',
  e2e: 'npm run test:e2e -- --reporter=dot',
}

const [countText = '10', only] = process.argv.slice(2)
const count = Number(countText)
const chosen = Object.entries(suites).filter(([name]) => only === undefined || name === only)
if (!(count > 0) || chosen.length === 0) {
  throw new Error(`Usage: npm run test:repeat -- <times> [${Object.keys(suites).join(' | ')}]`)
}

function run(command: string) {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  return { ok: status === 0, output: stdout + stderr }
}

/** One busy loop a core. */
function occupyCores() {
  const loops = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  // They do not keep this process from ending, which ends them.
  for (const loop of loops) loop.unref()
  process.on('exit', () => {
    for (const loop of loops) loop.kill('SIGKILL')
  })
}

if (chosen.some(([name]) => name === 'e2e')) {
  // The end-to-end tests run on what is built.
  const build = run('npm run build')
  if (!build.ok) throw new Error(build.output)
}
occupyCores()

let failedRuns = 0
for (const [name, command] of chosen) {
  for (let number = 1; number <= count; number++) {
    const startedAt = Date.now()
    const { ok, output } = run(command)
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    console.log(`${name}, run ${number} of ${count}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`)
    if (!ok) {
      failedRuns += 1
      console.log(output)
    }
  }
}
console.log(`${failedRuns} failed runs`)
process.exitCode = failedRuns === 0 ? 0 : 1
