import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/loadWatch.js', import.meta.url))

/**
 * Puts host/src/loadWatch.js into the document as a separate script that waits for nothing. The
 * entry is a module: it runs after every style sheet of the document has loaded.
 */
export const loadWatch = (): Plugin => {
  let fileName: string
  return {
    name: 'load-watch',
    apply: 'build',
    generateBundle() {
      const reference = this.emitFile({
        type: 'asset',
        name: 'loadWatch.js',
        source: minifySync(source, readFileSync(source, 'utf8')).code,
      })
      fileName = this.getFileName(reference)
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { async: true, src: `/${fileName}` },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
