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
  { key: storedKey, schema, seed }: CollectionDefinition<unknown>,
): string[] {
  const fields = fieldNames(schema)
  const page = path.replace(/\?.*/, '')
  const parts: [there: boolean, message: string][] = [
    [storedKey === key, `its collection has the key "${storedKey}"`],
    [Array.isArray(seed) !== Boolean(single), 'is it a list, or "single"?'],
    [
      sql.includes(`create table public.${table} (`),
      `no table "${table}" in store/supabase/migrations`,
    ],
    [pages.includes(`import('./pages/${page}/`), `no page "${page}" in admin-console/src/pages.ts`],
    [trust.includes(`\n| \`${key}\` |`), 'no row among the keys in docs/trust.md'],
    ...(single ? [] : [nameField, ...personal, longText]).map((field): [boolean, string] => [
      fields.includes(field),
      `no field "${field}" in its schema`,
    ]),
  ]
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
    table: 'announcements',
    label: 'Announcements',
    noun: 'announcement',
    path: 'announcements',
    nameField: 'title',
    personal: ['email'],
    longText: 'text',
  }
  const schema = z.array(z.object({ id: z.number() }))
  const definition = { key: 'notices', schema, seed: {} } as CollectionDefinition<unknown>
  expect(missingParts('announcements', kind, definition)).toEqual([
    'announcements: its collection has the key "notices"',
    'announcements: is it a list, or "single"?',
    'announcements: no table "announcements" in store/supabase/migrations',
    'announcements: no page "announcements" in admin-console/src/pages.ts',
    'announcements: no row among the keys in docs/trust.md',
    'announcements: no field "title" in its schema',
    'announcements: no field "email" in its schema',
    'announcements: no field "text" in its schema',
  ])
})
