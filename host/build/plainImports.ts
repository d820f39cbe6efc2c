import type { Plugin } from 'vite'

// Vite's name of the module whose `__vitePreload` it calls around each dynamic import.
const helperId = /^\0vite\/preload-helper\.js$/

/**
 * Leaves out the helper that preloads style sheets before a dynamic import: the shell has one, in the
 * document, and the helper is a kilobyte of the first page.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: helperId },
    order: 'pre',
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
