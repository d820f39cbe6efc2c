import path from 'node:path'
import type { Plugin } from 'vite'

/** Puts a reference's own way of loading remotes in the place of the shell's. */
export const replaceLoader = (replacement: string): Plugin => ({
  name: 'replace-loader',
  enforce: 'pre',
  resolveId: (source) => (path.basename(source) === 'loadRemoteModule' ? replacement : null),
})
