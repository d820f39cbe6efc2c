/**
 * The contract report: what the shell and its remotes have agreed on, as text that can be compared. It
 * is made from the code, so that no change of the contract goes unnoticed.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { exposedModule, pointerPath, remoteNames, singletons } from '../src/contract/contract.ts'
import { remotePointerSchema } from '../src/contract/pointer.ts'
import { storedSessionSchema } from '../src/entities/session.ts'
import { type ExportedDeclarations, exportedDeclarations, projectDir } from './declarations.ts'

const readProjectFile = (file: string) => readFile(path.join(projectDir, file), 'utf8')

const contractFiles = {
  remote: 'shared/src/contract/contract.ts',
  prerendering: 'shared/src/contract/prerendering.ts',
}

export async function contractReport(): Promise<string> {
  const entries = await sharedEntries()
  const [own, packages] = [
    singletons.filter((name) => entries.has(name)),
    singletons.filter((name) => !entries.has(name)),
  ]
  const declared = await exportedDeclarations([
    ...own.map((name) => entries.get(name) ?? ''),
    ...Object.values(contractFiles),
  ])
  const [remote, prerendering] = declared.slice(own.length)
  // By itself: it imports `shared` as a package, of whose files TypeScript makes no declarations.
  const [prerenderedData] = await exportedDeclarations(['host/src/prerendered.ts'])
  const apps = await exportedDeclarations(
    remoteNames.map((name) => `${name}/src/App.tsx`),
    { noResolve: true },
  )
  const sections = [
    '# Contract report',
    'Written by `npm run contract:record -w shared`, not by hand: see docs/contract-changelog.md.',

    '## What the shell provides',
    await packageVersions([...packages, ...declared.flatMap((entry) => entry.packages)]),
    ...own.flatMap((name, index) => [`### ${name}`, ...exportsOf(declared[index])]),

    '## What a remote exposes',
    ...exportsOf(remote),
    ...remoteNames.flatMap((name, index) => [
      `### ${exposedModule} of ${name}`,
      ...exportsOf(apps[index]),
    ]),

    '## Style tokens',
    await styleTokens(),

    '## The pointer',
    list([pointerPath('public-site')]),
    schemaCode(remotePointerSchema),

    '## What a remote provides for prerendering',
    ...exportsOf(prerendering),

    '## Data in a document',
    ...exportsOf(prerenderedData),

    '## What the browser stores',
    ...(await storedValues()).flatMap(([key, schema]) => [`### ${key}`, schemaCode(schema)]),
  ]
  return `${sections.join('\n\n')}\n`
}

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n')

const code = (text: string, language = '') => `\`\`\`${language}\n${text}\n\`\`\``

function exportsOf(exported: ExportedDeclarations | undefined) {
  if (!exported) throw new Error('No declarations were made')
  const { names, declarations } = exported
  return [list(names), ...(declarations.length > 0 ? [code(declarations.join('\n'), 'ts')] : [])]
}

const schemaCode = (schema: z.core.$ZodType) => {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return code(JSON.stringify(described, null, 2), 'json')
}

const packageSchema = z.object({
  exports: z.optional(z.record(z.string(), z.string())),
  dependencies: z.record(z.string(), z.string()),
})
const sharedPackage = async () =>
  packageSchema.parse(JSON.parse(await readProjectFile('shared/package.json')))

/** The sources of the entries of `shared`, by the name under which they are imported. */
async function sharedEntries() {
  const { exports = {} } = await sharedPackage()
  return new Map(
    Object.entries(exports).map(([name, source]) => [
      path.posix.join('shared', name),
      path.posix.join('shared', source),
    ]),
  )
}

/** Of other packages the agreement is the major version. */
async function packageVersions(modules: string[]) {
  const { dependencies } = await sharedPackage()
  const major = (module: string) => dependencies[module.replace(/\/.*/, '')]?.split('.')[0]
  return list(modules.map((module) => `${module}, version ${major(module)}`))
}

/** The names of the custom properties; their values are the look, not the contract. */
async function styleTokens() {
  const text = await readProjectFile('shared/src/styles/tokens.css')
  return list([...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name ?? '').sort())
}

const definitionSchema = z.object({
  key: z.string(),
  schema: z.custom<z.core.$ZodType>((value) => value instanceof z.core.$ZodType),
})

/** Each key with the form of its value. */
async function storedValues(): Promise<[string, z.core.$ZodType][]> {
  const stored: [string, z.core.$ZodType][] = [[await sessionKey(), storedSessionSchema]]
  for (const file of await readdir(path.join(projectDir, 'shared/src/collections'))) {
    if (file.endsWith('.test.ts')) continue
    const module = await import(`../src/collections/${path.basename(file, '.ts')}.ts`)
    for (const value of Object.values(module)) {
      const definition = definitionSchema.safeParse(value)
      if (definition.success) stored.push([definition.data.key, definition.data.schema])
    }
  }
  return stored.sort(([a], [b]) => a.localeCompare(b))
}

/** Where the session is stored is said in the code only. */
async function sessionKey() {
  const source = await readProjectFile('shared/src/auth/auth.ts')
  const [, key] = /storedValue\('([^']+)', storedSessionSchema\)/.exec(source) ?? []
  if (!key) throw new Error('shared/src/auth/auth.ts does not say where the session is stored')
  return key
}
