/**
 * What the shell and its remotes have agreed on: the declarations that TypeScript makes of it, and the
 * names of the style tokens.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { singletons } from '../src/contract/contract.ts'

const { resolve } = createRequire(import.meta.url)
const projectDir = path.resolve(import.meta.dirname, '../..')
const compiler = path.join(projectDir, 'node_modules/typescript/bin/tsc')
const config = path.join(import.meta.dirname, 'tsconfig.declarations.json')
export const recordedDir = path.join(import.meta.dirname, 'declarations')

const declarationOf = (module: string) => `${module.replace(/\.tsx?$/, '')}.d.ts`

/** The text of each file of the record, by its path. */
export async function contractDeclarations(): Promise<Record<string, string>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'contract-'))
  await promisify(execFile)(process.execPath, [compiler, '-p', config, '--outDir', outDir])

  const declarations: Record<string, string> = {}
  /** With the declarations that it refers to. */
  async function add(file: string) {
    if (file in declarations) return
    const text = await readFile(path.join(outDir, file), 'utf8')
    declarations[file] = text
    for (const [, module = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)/g)) {
      await add(path.join(path.dirname(file), declarationOf(module)))
    }
  }

  for (const module of singletons.filter((name) => name.startsWith('shared/'))) {
    await add(declarationOf(path.relative(projectDir, resolve(module))))
  }
  await add('host/src/prerendered.d.ts')
  for (const folder of ['shared/src/contract', 'shared/src/collections']) {
    for (const file of await readdir(path.join(outDir, folder))) {
      // The list of all collections, each of which is recorded by itself.
      if (file !== 'definitions.d.ts') await add(path.join(folder, file))
    }
  }
  const tokens = await readFile(path.join(projectDir, 'shared/src/styles/tokens.css'), 'utf8')
  const names = tokens.match(/(?<=^ *)--[\w-]+(?=:)/gm) ?? []
  declarations['styleTokens.txt'] = `${names.sort().join('\n')}\n`
  await rm(outDir, { recursive: true })
  return declarations
}
