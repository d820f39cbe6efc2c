/** What somebody who works on the site waits for. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inBrowser } from './inBrowser.ts'
import { type Column, type Result, summarize } from './report.ts'
import type { Results } from './writeTables.ts'

interface Wait {
  seconds: number
}

export const makersColumns: Column<Wait>[] = [
  { heading: 's', figure: 'seconds', format: (value) => value.toFixed(1) },
]

const runs = 3
const shell = 'http://localhost:5170'
/** The heading of a page, which is edited and put back. */
const edited = 'public-site/src/pages/programs/ProgramsPage.tsx'
const limitMs = 60_000

const npm = (...args: string[]) => promisify(execFile)('npm', ['run', ...args])

export async function makers(): Promise<Partial<Results>> {
  const results: Result[] = []
  const note = (what: string, waits: Wait[]) => {
    results.push(summarize([what], waits, makersColumns))
    console.log(what, waits.map(({ seconds }) => seconds.toFixed(1)).join(' '))
  }
  for (const part of ['public-site', 'admin-console', 'host']) {
    note(`build of \`${part}\``, await several(() => timed(() => npm('build', '-w', part))))
  }
  note('build of all, side by side', await several(() => timed(() => npm('build'))))
  const development: Development[] = []
  for (let run = 0; run < runs; run++) development.push(await measureDevelopment())
  note(
    '`npm run dev` to the first page',
    development.map(({ start }) => start),
  )
  note(
    'an edit of a component to its effect in the page',
    development.map(({ edit }) => edit),
  )
  const tests = () => promisify(execFile)('npm', ['run', 'test:unit', '--', 'public-site/'])
  // Once: it takes as long as all else.
  note('unit tests of `public-site`', [await timed(tests)])
  return { makers: results }
}

async function several(work: () => Promise<Wait>) {
  const waits: Wait[] = []
  for (let run = 0; run < runs; run++) waits.push(await work())
  return waits
}

async function timed(work: () => Promise<unknown>): Promise<Wait> {
  const startedAt = performance.now()
  await work()
  return { seconds: (performance.now() - startedAt) / 1000 }
}

interface Development {
  start: Wait
  edit: Wait
}

async function measureDevelopment(): Promise<Development> {
  const source = await readFile(edited, 'utf8')
  const heading = 'Edited by the bench'
  const changed = source.replace(/title="[^"]*"/, `title="${heading}"`)
  if (changed === source) throw new Error(`${edited} has no title to edit`)
  let servers: ChildProcess | undefined
  try {
    return await inBrowser({}, async (tab) => {
      // To the shell's server and the remote's.
      let connected = 0
      tab.on('request', (request) => {
        if (request.isNavigationRequest()) connected = 0
      })
      tab.on('console', (message) => {
        if (message.text() === '[vite] connected.') connected += 1
      })
      const start = await timed(async () => {
        servers = spawn('npm', ['run', 'dev'], { stdio: 'ignore', detached: true })
        const until = Date.now() + limitMs
        while (!(await tab.goto(`${shell}/programs`).catch(() => null))) {
          if (Date.now() > until) throw new Error(`No dev server within ${limitMs / 1000} s`)
          await tab.waitForTimeout(100)
        }
        await tab.waitForSelector('main h1', { timeout: limitMs })
      })
      // Dependencies that it finds late reload the page, and only a connected page hears of an edit.
      await tab.waitForLoadState('networkidle')
      const until = Date.now() + limitMs
      while (connected < 2) {
        if (Date.now() > until) throw new Error('The page is not connected to both dev servers')
        await tab.waitForTimeout(50)
      }
      const edit = await timed(async () => {
        await writeFile(edited, changed)
        await tab.waitForSelector(`main h1:has-text("${heading}")`, { timeout: limitMs })
      })
      return { start, edit }
    })
  } finally {
    await writeFile(edited, source)
    if (servers?.pid && servers.exitCode === null) {
      const ended = once(servers, 'exit')
      // The group: npm's children are the servers.
      process.kill(-servers.pid)
      await ended
    }
  }
}
