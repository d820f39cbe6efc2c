import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contractVersion } from '../src/contract/contract.ts'
import { contractDeclarations, recordedDir } from './declarations.ts'

const whatToDo = `What the shell and its remotes agree on has changed. docs/contract-changelog.md says whether
that needs a new version of the contract. Then record it, and commit shared/contract/declarations:
  npm run contract:record -w shared
`

test('the contract is the one that is recorded', async () => {
  const entries = await readdir(recordedDir, { recursive: true })
  const files = entries.filter((entry) => path.extname(entry))
  const recorded = files.map(
    async (file) => [file, await readFile(path.join(recordedDir, file), 'utf8')] as const,
  )
  expect(await contractDeclarations(), whatToDo).toEqual(
    Object.fromEntries(await Promise.all(recorded)),
  )
})

test('the changelog says what the present version means', async () => {
  const changelog = await readFile('docs/contract-changelog.md', 'utf8')
  expect(changelog).toMatch(new RegExp(`^\\| ${contractVersion} \\| `, 'm'))
})
