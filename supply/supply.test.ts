import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allowedInShippedCode, allowedInTools, licensesFile, licensesMarkdown } from './licenses.ts'
import { packages } from './packages.ts'
import { billOfMaterials } from './sbom.ts'

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

test.each([
  ['host', ['react', 'react-dom', 'zod', '@module-federation/runtime'], ['antd', 'vite']],
  ['public-site', ['react', 'react-hook-form', 'zod'], ['antd', 'vite']],
  ['admin-console', ['react', 'antd', '@reduxjs/toolkit', 'zod'], ['vite', 'typescript']],
])(
  'the bill of materials of %s names what is shipped with its license and hash, and no tool',
  (workspace, shipped, others) => {
    const { components } = billOfMaterials(workspace)
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(shipped))
    for (const other of others) expect(names).not.toContain(other)
    for (const { name, version, licenses, hashes } of components) {
      expect(version, name).toMatch(/^\d/)
      expect(licenses[0]?.expression, name).toMatch(/\w/)
      expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/)
    }
  },
)
