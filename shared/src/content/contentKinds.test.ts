/** A kind of content that misses a part fails here, with a message that says which. */
import { fieldNames } from 'shared/testing/fieldNames'
import { databaseSql, readProjectFile } from 'shared/testing/projectFiles'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { definitions } from '../collections/definitions'
import type { CollectionDefinition } from '../persistence/defineCollection'
import { contentKeys, contentKind, type KindOfContent, keyOfTable } from './contentKinds'

const sql = databaseSql()
const pages = readProjectFile('admin-console/src/pages.ts')
const trust = readProjectFile('docs/trust.md')

function missingParts(
  key: string,
  { table, path, nameField = 'id', personal = [], longText = 'id', single }: KindOfContent,
  definition: CollectionDefinition<unknown> | undefined,
): string[] {
  const page = path.replace(/\?.*/, '')
  const parts: [there: boolean, message: string][] = [
    [
      sql.includes(`create table public.${table} (`),
      `no table "${table}" in store/supabase/migrations`,
    ],
    [
      new RegExp(`register_content\\(\\s*'${table}',\\s*'${key}'`).test(sql),
      `no call of private.register_content for "${table}" in store/supabase/migrations`,
    ],
    [pages.includes(`import('./pages/${page}/`), `no page "${page}" in admin-console/src/pages.ts`],
    [trust.includes(`\n| \`${key}\` |`), 'no row among the keys in docs/trust.md'],
    [definition !== undefined, 'no collection in shared/src/collections/definitions.ts'],
  ]
  if (definition) {
    const { key: storedKey, schema, seed } = definition
    const fields = fieldNames(schema)
    parts.push(
      [storedKey === key, `its collection has the key "${storedKey}"`],
      [Array.isArray(seed) !== Boolean(single), 'is it a list, or "single"?'],
      ...(single ? [] : [nameField, ...personal, longText]).map((field): [boolean, string] => [
        fields.includes(field),
        `no field "${field}" in its schema`,
      ]),
    )
  }
  return parts.filter(([there]) => !there).map(([, message]) => `${key}: ${message}`)
}

test.each(contentKeys)('%s: all parts are there', (key) => {
  const kind = contentKind(key)
  if (!kind) throw new Error(`${key}: no kind of content`)
  expect(missingParts(key, kind, definitions[key])).toEqual([])
})

test('each has a table of its own, by which it is found', () => {
  expect(contentKeys.map((key) => keyOfTable(contentKind(key)?.table ?? ''))).toEqual(contentKeys)
  expect(keyOfTable('registrations')).toBeUndefined()
})

test('what a kind of content lacks is said', () => {
  const kind = {
    table: 'bulletins',
    noun: 'bulletin',
    path: 'bulletins',
    nameField: 'title',
    personal: ['email'],
    longText: 'text',
  }
  const schema = z.array(z.object({ id: z.number() }))
  const definition = { key: 'notices', schema, seed: {} } as CollectionDefinition<unknown>
  const lacking = [
    'bulletins: no table "bulletins" in store/supabase/migrations',
    'bulletins: no call of private.register_content for "bulletins" in store/supabase/migrations',
    'bulletins: no page "bulletins" in admin-console/src/pages.ts',
    'bulletins: no row among the keys in docs/trust.md',
  ]
  expect(missingParts('bulletins', kind, undefined)).toEqual([
    ...lacking,
    'bulletins: no collection in shared/src/collections/definitions.ts',
  ])
  expect(missingParts('bulletins', kind, definition)).toEqual([
    ...lacking,
    'bulletins: its collection has the key "notices"',
    'bulletins: is it a list, or "single"?',
    'bulletins: no field "title" in its schema',
    'bulletins: no field "email" in its schema',
    'bulletins: no field "text" in its schema',
  ])
})
