/** docs/contract-changelog.md: the versions of the contract, and each change of the contract report. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectDir } from './declarations.ts'

const changelogFile = path.join(projectDir, 'docs/contract-changelog.md')
const reportFile = path.join(projectDir, 'shared/contract.report.md')

/** A report as the changelog names it. */
export const reportHash = (report: string) =>
  createHash('sha256').update(report).digest('hex').slice(0, 12)

interface Recorded {
  contract: number
  hash: string
}

/** The changes of the report, oldest first. */
export async function recordedReports(): Promise<Recorded[]> {
  const text = await readFile(changelogFile, 'utf8')
  return [...text.matchAll(/^\| (\d+) \| `([0-9a-f]+)` \| \S.* \|$/gm)].map(
    ([, contract, hash = '']) => ({ contract: Number(contract), hash }),
  )
}

/** Whether the changelog says what this version of the contract means. */
export async function hasVersion(contract: number) {
  const text = await readFile(changelogFile, 'utf8')
  return [...text.matchAll(/^\| (\d+) \| [^`]/gm)].some(
    ([, version]) => Number(version) === contract,
  )
}

export const readReport = () => readFile(reportFile, 'utf8').catch(() => '')

/** Writes the report, and why it changed as the last line of the changelog. */
export async function recordReport(report: string, contract: number, reason: string) {
  const changelog = await readFile(changelogFile, 'utf8')
  const line = `| ${contract} | \`${reportHash(report)}\` | ${reason.replaceAll('|', '/')} |`
  await writeFile(changelogFile, `${changelog.trimEnd()}\n${line}\n`)
  await writeFile(reportFile, report)
}
