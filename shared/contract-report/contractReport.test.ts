import { expect, test } from 'vitest'
import { contractVersion } from '../src/contract/contract.ts'
import { hasVersion, readReport, recordedReports, reportHash } from './changelog.ts'
import { contractReport } from './report.ts'

const whatToDo = `The contract between the shell and its remotes has changed.
- Where an older shell still runs a newer remote and the reverse, record why:
    npm run contract:record -w shared -- "<what changed, and why it is compatible>"
- Otherwise raise contractVersion in shared/src/contract/contract.ts, say in the first table of
  docs/contract-changelog.md what the new version means, and run
    npm run contract:record -w shared
docs/contract-changelog.md says which change is which.
`

test('the contract is the one that is recorded', async () => {
  expect(await contractReport(), whatToDo).toBe(await readReport())
})

test('the record is of the present version, and says why it was made', async () => {
  const last = (await recordedReports()).at(-1)
  expect(last, whatToDo).toEqual({
    contract: contractVersion,
    hash: reportHash(await readReport()),
  })
})

test('the changelog says what the present version means', async () => {
  expect(await hasVersion(contractVersion), whatToDo).toBe(true)
})
