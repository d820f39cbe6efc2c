/** The commands as people call them: processes with arguments, output and an exit code. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseArguments } from './command.ts'
import { withPublishLock } from './publishLock.ts'

let site: string

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'commands-'))
  await mkdir(path.join(site, 'environments/preview'), { recursive: true })
  await writeFile(path.join(site, 'environments/preview/shell.html'), 'the shell')
})

afterAll(() => rm(site, { recursive: true }))

const commandLine = (script: string, args: string[]) => [
  '--import',
  'tsx',
  path.join(import.meta.dirname, script),
  ...args,
]

const environment = () => ({ ...process.env, SITE_DIR: site })

function run(command: string, ...args: string[]) {
  const [script = '', ...before] = command.split(' ')
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      commandLine(script, [...before, ...args]),
      { env: environment() },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

test.each([
  ['serve.ts', ['nosuch'], /^There is no environment "nosuch". Environments: production, preview$/],
  ['serve.ts', [], /does not contain shell\.html: run "npm run build" and compose/],
  ['serve.ts', ['preview', 'more'], /^"more" is too much\. Arguments: \[environment\]$/],
  ['printNginxConf.ts', ['Preview'], /^"Preview" is no name of an environment/],
  ['printNginxConf.ts', ['nosuch'], /^There is no environment "nosuch"/],
  [
    'manage.ts list',
    ['public-site', '--in', 'preview'],
    /^Unknown option '--in'\. Arguments: <remote>$/,
  ],
  ['manage.ts rollback', ['host'], /^The shell keeps no releases\. .*npm run release -w host/],
  ['runDeploy.ts', ['host'], /^The target is missing\. Arguments: <part> <target> \[--to …\]$/],
  ['manage.ts promote', ['host', 'preview', 'prodution'], /^There is no environment "prodution"/],
])('%s %j is refused on one line', async (command, args, message) => {
  const { code, stdout, stderr } = await run(command, ...args)
  const [line, ...more] = stderr.trimEnd().split('\n')
  expect(line).toMatch(message)
  expect({ code, stdout, more }).toEqual({ code: 1, stdout: '', more: [] })
  expect(existsSync(path.join(site, 'environments/prodution'))).toBe(false)
})

test('the settings of an environment that is there are printed', async () => {
  const { code, stdout, stderr } = await run('printNginxConf.ts', 'preview')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain(`root ${path.join(site, 'environments/preview')};`)
})

test('all remotes are pruned at once', async () => {
  expect(await run('manage.ts prune', 'all')).toEqual({
    code: 0,
    stdout: 'public-site: 0 releases removed\nadmin-console: 0 releases removed\n',
    stderr: '',
  })
})

test.each([
  ['publish.ts', ['admin-console']],
  ['manage.ts', ['rollback', 'admin-console']],
  ['manage.ts', ['prune', 'all']],
  ['manage.ts', ['promote', 'host', 'production', 'preview']],
])('%s %j waits for a command that is writing into the site', async (script, args) => {
  await withPublishLock(site, async () => {
    const command = spawn(process.execPath, commandLine(script, args), { env: environment() })
    const [said] = await once(command.stdout, 'data')
    command.kill()
    expect(String(said)).toMatch(/^Waiting for the command that is writing into /)
  })
})

test('arguments that are missing, too many or unknown are refused with what is expected', () => {
  const usage = { required: ['remote'], optional: ['release'], options: ['in'] }
  const expected = 'Arguments: <remote> [release] [--in …]'
  for (const [args, complaint] of [
    [[], 'The remote is missing. '],
    [['a', 'b', 'c'], '"c" is too much. '],
    [['a', '--bogus'], "Unknown option '--bogus'. "],
    [['a', '--in'], "Option '--in <value>' argument missing. "],
  ] as const) {
    expect(() => parseArguments([...args], usage)).toThrow(complaint + expected)
  }
  expect(() => parseArguments(['a'], {})).toThrow('Arguments: none')
  expect(parseArguments(['a', '--in', 'preview'], usage)).toMatchObject({
    positionals: ['a'],
    values: { in: 'preview' },
  })
})
