/** `npm run licenses`: writes docs/licenses.md. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { packages } from './packages.ts'

export const licensesFile = path.resolve(import.meta.dirname, '../docs/licenses.md')

/** What a package may be licensed under, so that the site may be, under the MIT license. */
export const allowedInShippedCode = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'MIT-0',
]
/** Tools may also have these: nothing of them is passed on. */
export const allowedInTools = [
  ...allowedInShippedCode,
  'MIT OR Apache-2.0',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
]

export function licensesMarkdown(): string {
  const all = packages()
  const table = (shipped: boolean) => {
    const rows = all
      .filter((one) => one.shipped === shipped)
      .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
    return ['| package | version | license |', '|---|---|---|', ...new Set(rows)]
  }
  return [
    '# Licenses',
    '',
    'Written from the lock file by `npm run licenses`; a test holds that it is current and that each',
    'license is one of those allowed in `supply/licenses.ts`. The fonts are under the Open Font License',
    '(`shared/src/styles/fonts/OFL.txt`).',
    '',
    '## In what is shipped',
    '',
    ...table(true),
    '',
    '## In tools only',
    '',
    ...table(false),
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(licensesFile, licensesMarkdown())
