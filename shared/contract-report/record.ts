/**
 * `npm run contract:record -w shared [-- "<reason>"]`: records the contract as the code has it now, under
 * a new number, or under the same one with the reason why the change is compatible.
 */
import { contractVersion } from '../src/contract/contract.ts'
import { hasVersion, readReport, recordedReports, recordReport, reportHash } from './changelog.ts'
import { contractReport } from './report.ts'

const reason = process.argv.slice(2).join(' ').trim()

async function record(): Promise<string> {
  const report = await contractReport()
  const last = (await recordedReports()).at(-1)
  const isSame = last?.hash === reportHash(report) && last.contract === contractVersion
  if (isSame && (await readReport()) === report) return 'The contract has not changed'
  if (!(await hasVersion(contractVersion))) {
    throw new Error(
      `docs/contract-changelog.md does not say what version ${contractVersion} means: add it to the first table`,
    )
  }
  if (last?.contract === contractVersion && !reason) {
    throw new Error(
      `Contract ${contractVersion} is recorded already. Raise contractVersion, or say why the change is compatible: npm run contract:record -w shared -- "<reason>"`,
    )
  }
  await recordReport(report, contractVersion, reason || 'The first of this version.')
  return `Contract ${contractVersion} is recorded: commit shared/contract.report.md and docs/contract-changelog.md`
}

try {
  console.log(await record())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
