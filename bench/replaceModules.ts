import path from 'node:path'
import type { Plugin } from 'vite'

/** Puts a reference's own modules, by their names, in the place of the shell's. */
export const replaceModules = (replacements: Record<string, string>): Plugin => ({
  name: 'replace-modules',
  enforce: 'pre',
  resolveId: (source) => replacements[path.basename(source)] ?? null,
})
