/** What a declaration file exports, and what its declarations refer to. */
import { parseSync } from 'vite'

export interface Reference {
  /** The module specifier as written; `undefined` for the file itself. */
  from?: string | undefined
  name: string
}

export interface DeclarationFile {
  /** The text of each declaration by its name. */
  declared: Map<string, string>
  imported: Map<string, Reference>
  exported: Map<string, Reference>
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

const nameOf = (node: { name: string } | { value: unknown }) =>
  'name' in node ? node.name : String(node.value)

function declaredNames(node: object): string[] {
  if ('declarations' in node) {
    return (node.declarations as { id: { name: string } }[]).map(({ id }) => id.name)
  }
  return 'id' in node ? [(node.id as { name: string }).name] : []
}

export function parseDeclarations(file: string, text: string): DeclarationFile {
  const { program, errors } = parseSync(file, text, { lang: 'dts' })
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const parsed: DeclarationFile = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
  }
  const { declared, imported, exported } = parsed

  function declare(name: string, { start, end }: { start: number; end: number }) {
    const own = text.slice(start, end).replace(/^declare /, '')
    const overload = declared.get(name)
    declared.set(name, overload ? `${overload}\n${own}` : own)
  }

  function read(node: Statement) {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const specifier of node.specifiers) {
          const name = 'imported' in specifier ? nameOf(specifier.imported) : '*'
          imported.set(specifier.local.name, { from: node.source.value, name })
        }
        break
      case 'ExportAllDeclaration':
        throw new Error(`${file} exports all of ${node.source.value}: name what it exports`)
      case 'ExportDefaultDeclaration':
        declare('default', node.declaration)
        exported.set('default', { name: 'default' })
        break
      case 'ExportNamedDeclaration':
        for (const specifier of node.specifiers) {
          const name = nameOf(specifier.local)
          exported.set(nameOf(specifier.exported), { from: node.source?.value, name })
        }
        if (!node.declaration) break
        for (const name of declaredNames(node.declaration)) {
          declare(name, node.declaration)
          exported.set(name, { name })
        }
        break
      default:
        for (const name of declaredNames(node)) declare(name, node)
    }
  }

  for (const node of program.body) read(node)
  return parsed
}
