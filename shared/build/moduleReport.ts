import type { Plugin } from 'vite'

/** Where the report lies in a build. This folder is not released. */
export const moduleReportFile = '.vite/modules.json'

export interface ReportedChunk {
  file: string
  /** The chunks that load with it, dynamic imports apart. */
  imports: string[]
  /** The modules in it, as the bundler names them. */
  modules: {
    id: string
    /** The module after tree shaking, before minification; left out for packages. */
    code?: string
  }[]
}

/** Writes beside a build which modules went into which chunk, to tell what a page costs. */
export const moduleReport = (): Plugin => ({
  name: 'module-report',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks: ReportedChunk[] = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? {
            file: output.fileName,
            imports: output.imports,
            modules: Object.entries(output.modules).map(([id, { code }]) =>
              id.includes('/node_modules/') ? { id } : { id, code: code ?? '' },
            ),
          }
        : [],
    )
    this.emitFile({ type: 'asset', fileName: moduleReportFile, source: JSON.stringify(chunks) })
  },
})
