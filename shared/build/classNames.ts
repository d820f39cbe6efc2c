import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CSSModulesOptions } from 'vite'

const projectFolder = path.join(import.meta.dirname, '../..')
const files = new Map<string, string>()

/**
 * Names of classes in builds, "card_x7Q". Vite's own end with the number of their line, which nothing else in a
 * file repeats: without it the scripts of a first page are some 300 bytes smaller, compressed, and so are its styles.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName(name, filename) {
    const file = path.relative(projectFolder, filename)
    const mark = createHash('sha256').update(file).digest('base64url').slice(0, 3)
    const other = files.get(mark) ?? file
    if (other !== file) throw new Error(`The classes of ${file} and ${other} have the same names`)
    files.set(mark, file)
    return `${name}_${mark}`
  },
}
