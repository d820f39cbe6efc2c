import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allowedInShippedCode, allowedInTools, licensesFile, licensesMarkdown } from './licenses.ts'
import { packages } from './packages.ts'

const manifest = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
)

test('every package has a license that is allowed where it is used', () => {
  const refused = packages().filter(
    ({ license, shipped }) => !(shipped ? allowedInShippedCode : allowedInTools).includes(license),
  )
  expect(refused).toEqual([])
})

test('docs/licenses.md lists what is installed', () => {
  // "npm run licenses" writes it.
  expect(readFileSync(licensesFile, 'utf8')).toBe(licensesMarkdown())
})

test('no package runs a script when it is installed but those named in package.json', () => {
  const running = packages().filter(({ hasInstallScript }) => hasInstallScript)
  expect(Object.keys(manifest.allowScripts)).toEqual(
    expect.arrayContaining(running.map(({ name }) => name)),
  )
})

test('the lock file holds every package to its content', () => {
  expect(packages().filter(({ hasIntegrity }) => !hasIntegrity)).toEqual([])
})
