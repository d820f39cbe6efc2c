/** Finds a Chromium for the tests, and installs one where there is none and that is allowed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without windows, which opens a page a third faster. */
const headlessShell = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const filesNamed = (command: string) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command))

/** Where a command is, or `undefined`. */
export const commandPath = (command: string) => filesNamed(command).find((file) => existsSync(file))

/** What `CHROMIUM_PATH` names, which goes before all others. */
function chosenBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file`)
  }
  return chosen || undefined
}

/** The path of a Chromium on this machine, or `undefined`. */
export const installedBrowser = () =>
  chosenBrowser() ?? commandPath(headlessShell) ?? installedBrowserWithWindows()

/** One that has a back-forward cache, too. */
export const installedBrowserWithWindows = () =>
  chosenBrowser() ??
  [...withWindows.flatMap(filesNamed), ...applications, chromium.executablePath()].find((file) =>
    existsSync(file),
  )

/**
 * The path of a Chromium, after installing what is missing: as root on Debian the packages with windows
 * and without, elsewhere Playwright's download where there is no Chromium at all.
 */
export function installBrowser(): string {
  const packages = [headlessShell, 'chromium']
  if (!chosenBrowser() && !packages.every(commandPath)) installPackages(...packages)
  if (!installedBrowserWithWindows()) {
    console.log('No Chromium found: trying the download of Playwright …')
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const browser = installedBrowserWithWindows() && installedBrowser()
  if (browser) return browser
  throw new Error(
    'The tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** Tries to install packages of Debian, where that is allowed. */
export function installPackages(...packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} …`)
  // A mirror that does not answer is given up soon: there may be another browser.
  const aptGet = (...args: string[]) =>
    run('apt-get', ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args])
  // An old list names versions that the mirror may no longer have.
  aptGet('update')
  aptGet('install', '--yes', '--no-install-recommends', ...packages)
}

function run(command: string, args: string[]) {
  // Ten minutes: a download that hangs must not hang the tests.
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 })
}
