/** The commands as people call them: arguments, output and an exit code. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withPublishLock } from '../site/publishLock.ts'
import { parseArguments } from './command.ts'

let site: string

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'commands-'))
  await mkdir(path.join(site, 'environments/preview'), { recursive: true })
  await writeFile(path.join(site, 'environments/preview/shell.html'), 'the shell')
})

afterAll(() => rm(site, { recursive: true }))

beforeEach(() => vi.stubEnv('SITE_DIR', site))

afterEach(() => {
  vi.doUnmock('../site/publishLock.ts')
  vi.unstubAllEnvs()
  process.exitCode = undefined
})

let runs = 0

const everythingIn = (folder: string) => readdir(folder, { recursive: true })

/** Runs a command's module with these arguments. A process of its own would take most of a second. */
async function run(command: string, ...args: string[]) {
  const [script = '', ...before] = command.split(' ')
  const printed = { stdout: [] as unknown[], stderr: [] as unknown[] }
  vi.spyOn(console, 'log').mockImplementation((text) => printed.stdout.push(text))
  const error = vi.spyOn(console, 'error').mockImplementation((text) => printed.stderr.push(text))
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', script, ...before, ...args])
  runs += 1
  // Another name each time, so that it runs again: what it imports is kept.
  await import(`${path.join(import.meta.dirname, script)}.ts?${runs}`)
  error.mockClear()
  return { code: process.exitCode ?? 0, ...printed }
}

test.each([
  ['serve', ['nosuch'], /^There is no environment "nosuch". Environments: production, preview$/],
  ['serve', [], /does not contain shell\.html: run "npm run build" and compose/],
  ['serve', ['preview', 'more'], /^"more" is too much\. Arguments: \[environment\]$/],
  ['printNginxConf', ['Preview'], /^"Preview" is no name of an environment/],
  ['printNginxConf', ['nosuch'], /^There is no environment "nosuch"/],
  [
    'manage list',
    ['public-site', '--in', 'preview'],
    /^Unknown option '--in'\. Arguments: <remote>$/,
  ],
  ['manage rollback', ['host'], /^The shell keeps no releases\. .*npm run release -w host/],
  ['upload', ['host'], /^The target is missing\. Arguments: <part> <target> \[--to …\]$/],
  ['manage promote', ['host', 'preview', 'prodution'], /^There is no environment "prodution"/],
])('%s %j is refused on one line', async (command, args, message) => {
  const before = await everythingIn(site)
  const { code, stdout, stderr } = await run(command, ...args)
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: [],
    stderr: [expect.stringMatching(message)],
  })
  expect(String(stderr)).not.toContain('\n')
  expect(await everythingIn(site)).toEqual(before)
})

test('the settings of an environment that is there are printed', async () => {
  const { code, stdout, stderr } = await run('printNginxConf', 'preview')
  expect({ code, stderr }).toEqual({ code: 0, stderr: [] })
  expect(String(stdout)).toContain(`root ${path.join(site, 'environments/preview')};`)
})

test('all remotes are pruned at once', async () => {
  expect(await run('manage prune', 'all')).toEqual({
    code: 0,
    stdout: ['public-site: 0 releases removed', 'admin-console: 0 releases removed'],
    stderr: [],
  })
})

test.each([
  ['publish', ['admin-console']],
  ['manage rollback', ['admin-console']],
  ['manage prune', ['all']],
  ['manage promote', ['host', 'production', 'preview']],
])('%s %j writes into the site only while no other command does', async (command, args) => {
  const withLock = vi.fn()
  vi.doMock('../site/publishLock.ts', () => ({ withPublishLock: withLock }))
  const before = await everythingIn(site)
  await run(command, ...args)
  expect(withLock).toHaveBeenCalledExactlyOnceWith(site, expect.any(Function))
  // Its work is what the lock was given, and has not been run.
  expect(await everythingIn(site)).toEqual(before)
})

const commandLine = (...args: string[]) => [
  '--import',
  'tsx',
  path.join(import.meta.dirname, 'manage.ts'),
  ...args,
]

test('as a process, a command that is refused prints one line, and exits with 1', async () => {
  await expect(promisify(execFile)(process.execPath, commandLine('list'))).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'The remote is missing. Arguments: <remote>\n',
  })
})

test('as a process, a command waits for another that is writing into the site', async () => {
  await withPublishLock(site, async () => {
    const command = spawn(process.execPath, commandLine('prune', 'all'))
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
