import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

// Vite's name of the module whose `__vitePreload` it calls around each dynamic import.
const helperId = /^\0vite\/preload-helper\.js$/
const loadLate = fileURLToPath(new URL('../src/loading/loadLate.ts', import.meta.url))

/** Makes dynamic imports load through `loadLate`: with a time limit, retries and hashes. */
export const lateLoading = (): Plugin => ({
  name: 'late-loading',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: helperId },
    order: 'pre',
    handler: () => `export { loadLate as __vitePreload } from ${JSON.stringify(loadLate)}`,
  },
})
