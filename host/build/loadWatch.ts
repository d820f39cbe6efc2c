import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/loadWatch.js', import.meta.url))
const place = '/* loadWatch.js */'

/**
 * Puts host/src/loadWatch.js into the document itself: as a file it could hang like all it watches.
 */
export const loadWatch = (): Plugin => ({
  name: 'load-watch',
  apply: 'build',
  transformIndexHtml(html) {
    if (!html.includes(place)) throw new Error(`The document has no place for ${source}`)
    const { code } = minifySync(source, readFileSync(source, 'utf8'))
    return html.replace(place, () => code.trim())
  },
})
