/** Tables of the fake store: rows with versions, behind the part of PostgREST that the site uses. */

import { toRow } from 'shared/backends/supabase/rows'
import { definitions } from 'shared/collections/definitions'
import { contentKeys, contentKind } from 'shared/content/contentKinds'
import type { FakeRequest } from './fakeStore'
import { fieldNames } from './fieldNames'

export interface FakeRow {
  [column: string]: unknown
  id: number
  version: number
}

const metadata = ['id', 'version', 'updated_at']
const tableOf = (key: string) => contentKind(key)?.table ?? key

const columns: Record<string, string[]> = Object.fromEntries(
  contentKeys.map((key) => {
    const fields = fieldNames(definitions[key].schema).map((name) => [name, name])
    return [tableOf(key), [...metadata, ...Object.keys(toRow(Object.fromEntries(fields)))]]
  }),
)

/** Holds collections, keyed like localStorage, and answers requests for their tables. */
export function fakeTables(collections: Record<string, object>) {
  const tables = new Map(
    Object.entries(collections).map(([key, value]) => {
      const items: object[] = Array.isArray(value) ? value : [{ id: 1, ...value }]
      return [tableOf(key), new Map(items.map((item) => newRow(toRow(item))))]
    }),
  )

  const table = (name: string) => tables.get(name) ?? tables.set(name, new Map()).get(name)
  const rows = (name: string) => [...(table(name)?.values() ?? [])].sort((a, b) => a.id - b.id)

  /** Changes a row as somebody else does. */
  function change(name: string, id: number, fields: object) {
    const row = table(name)?.get(id)
    if (row) table(name)?.set(id, { ...row, ...fields, version: row.version + 1 })
  }

  function answer({ method, path, body }: FakeRequest): Response {
    const { pathname, searchParams } = new URL(path, 'https://store.example')
    const name = pathname.replace('/rest/v1/', '')
    if (name === 'rpc/content') {
      const key = searchParams.get('collection') ?? ''
      return Response.json({ version: 1, rows: rows(tableOf(key)) })
    }
    const known = columns[name]
    if (!known) return Response.json({ code: 'PGRST205', message: name }, { status: 404 })
    const sent = (Array.isArray(body) ? body : [body ?? {}]) as object[]
    const unknown = sent.flatMap(Object.keys).find((column) => !known.includes(column))
    if (unknown) {
      const message = `Could not find the '${unknown}' column of '${name}' in the schema cache`
      return Response.json({ code: 'PGRST204', message }, { status: 400 })
    }
    if (method === 'POST') {
      const added = sent.map(newRow)
      if (added.some(([id]) => table(name)?.has(id))) {
        return Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
      }
      for (const [id, row] of added) table(name)?.set(id, row)
      return Response.json(
        added.map(([, row]) => row),
        { status: 201 },
      )
    }
    const filters = [...searchParams].filter(([, condition]) => condition.startsWith('eq.'))
    const found = rows(name).filter((row) =>
      filters.every(([column, condition]) => `eq.${row[column]}` === condition),
    )
    for (const { id } of found) {
      if (method === 'PATCH') change(name, id, body as object)
      if (method === 'DELETE') table(name)?.delete(id)
    }
    return Response.json(method === 'PATCH' ? found.map(({ id }) => table(name)?.get(id)) : found)
  }

  return { answer, change, rows, remove: (name: string, id: number) => table(name)?.delete(id) }
}

function newRow(row: object): [number, FakeRow] {
  const { id } = row as FakeRow
  return [id, { ...(row as FakeRow), version: 1, updated_at: '2026-01-01T00:00:00Z' }]
}
