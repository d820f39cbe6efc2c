/** Finds a Chromium to test with, and installs one where none is there and it may. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

// The first draws no window that nobody sees: a console page opens in two thirds of the time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium on this machine, or `undefined`. `CHROMIUM_PATH` goes before all others. */
export function installedBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file`)
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = commands.flatMap((command) =>
    folders.map((folder) => path.join(folder, command)),
  )
  return [...candidates, ...applications, chromium.executablePath()].find((file) =>
    existsSync(file),
  )
}

/** The same, after trying Playwright's download and Debian's package where there is none. */
export function installBrowser(): string {
  const already = installedBrowser()
  if (already) return already

  console.log('No Chromium found: trying the download of Playwright …')
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = installedBrowser()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Trying the package of the distribution …')
    run('apt-get', ['update'])
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'])
    const packaged = installedBrowser()
    if (packaged) return packaged
  }
  throw new Error(
    'The end-to-end tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

function run(command: string, args: string[]) {
  // Ten minutes: a download that hangs must not hang the tests.
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 })
}
