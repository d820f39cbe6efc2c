/** The chunks of a remote's build, from the report that it leaves. */
import { readFileSync } from 'node:fs'
import { moduleReportFile, type ReportedChunk } from '../../shared/build/moduleReport.ts'
import type { RemoteName } from '../../shared/src/contract/contract.ts'

export type { ReportedChunk }

export const chunksOf = (remote: RemoteName): ReportedChunk[] =>
  JSON.parse(readFileSync(`${remote}/dist/${moduleReportFile}`, 'utf8'))

/** The chunks that load with these, dynamic imports apart. */
export function withImports(
  chunks: readonly ReportedChunk[],
  entries: readonly ReportedChunk[],
): ReportedChunk[] {
  const loaded = new Set<ReportedChunk>()
  function visit(chunk: ReportedChunk) {
    if (loaded.has(chunk)) return
    loaded.add(chunk)
    for (const file of chunk.imports) {
      const imported = chunks.find((candidate) => candidate.file === file)
      if (imported) visit(imported)
    }
  }
  entries.forEach(visit)
  return [...loaded]
}
