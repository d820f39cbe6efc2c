/** The declarations that TypeScript makes of entry points, without comments and without what is private. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { parseDeclarations, type Reference } from './parseDeclarations.ts'

export const projectDir = path.resolve(import.meta.dirname, '../..')
const compiler = path.join(projectDir, 'node_modules/typescript/bin/tsc')

interface EmitOptions {
  /** Without what the files import: types that are inferred from it become `any`. */
  noResolve?: boolean
}

/** Writes the declarations of these files, paths relative to the project, and of all they import. */
async function emit(files: string[], outDir: string, { noResolve = false }: EmitOptions) {
  const config = {
    extends: path.join(projectDir, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      noCheck: true,
      noResolve,
      types: [],
      rootDir: projectDir,
      outDir,
    },
    files: ['shared/src/css-modules.d.ts', ...files].map((file) => path.join(projectDir, file)),
  }
  const configFile = path.join(outDir, 'tsconfig.json')
  await writeFile(configFile, JSON.stringify(config))
  await promisify(execFile)(process.execPath, [compiler, '-p', configFile]).catch((error) => {
    throw new Error(`TypeScript made no declarations:\n${error.stdout}`)
  })
}

export interface ExportedDeclarations {
  /** Of the entry point, sorted; with what another package's is called there. */
  names: string[]
  /** Packages that it exports something of. */
  packages: string[]
  /** The exported declarations, and those of our own that they refer to. */
  declarations: string[]
}

/**
 * What each of these files exports, paths relative to the project. A declaration that is not exported
 * and that nothing exported refers to is left out.
 */
export async function exportedDeclarations(
  files: string[],
  options: EmitOptions = {},
): Promise<ExportedDeclarations[]> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'declarations-'))
  try {
    await emit(files, outDir, options)
    const read = reader()
    return await Promise.all(
      files.map((file) => collect(path.join(outDir, declarationName(file)), read)),
    )
  } finally {
    await rm(outDir, { recursive: true })
  }
}

const declarationName = (file: string) => file.replace(/\.tsx?$/, '.d.ts')

type Reader = (file: string) => Promise<ReturnType<typeof parseDeclarations>>

function reader(): Reader {
  const files = new Map<string, ReturnType<Reader>>()
  return (file) => {
    const parsed =
      files.get(file) ?? readFile(file, 'utf8').then((text) => parseDeclarations(file, text))
    files.set(file, parsed)
    return parsed
  }
}

const ownModule = (specifier: string | undefined) =>
  specifier === undefined || specifier.startsWith('.')

async function collect(entry: string, read: Reader): Promise<ExportedDeclarations> {
  const seen = new Set<string>()
  const declarations: string[] = []

  async function visit(file: string, { from, name }: Reference) {
    if (!ownModule(from)) return
    const source = from
      ? path.resolve(path.dirname(file), declarationName(`${from.replace(/\.tsx?$/, '')}.ts`))
      : file
    const { declared, imported, exported } = await read(source)
    const text = declared.get(name)
    if (text === undefined) {
      const reference = (from ? exported : imported).get(name)
      if (reference) await visit(source, reference)
      return
    }
    if (seen.has(`${source} ${name}`)) return
    seen.add(`${source} ${name}`)
    declarations.push(text)
    for (const [, specifier, type] of text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)) {
      await visit(source, { from: specifier, name: type ?? '' })
    }
    for (const [word] of text.matchAll(/[\w$]+/g)) {
      if (declared.has(word)) await visit(source, { name: word })
      else if (imported.has(word)) await visit(source, imported.get(word) ?? { name: word })
    }
  }

  const { exported } = await read(entry)
  const names: string[] = []
  const packages = new Set<string>()
  for (const [name, reference] of exported) {
    const { from } = reference
    if (from === undefined || ownModule(from)) {
      names.push(name)
    } else {
      names.push(`${name} from ${from}`)
      packages.add(from)
    }
    await visit(entry, reference)
  }
  return { names: names.sort(), packages: [...packages], declarations: declarations.sort() }
}
