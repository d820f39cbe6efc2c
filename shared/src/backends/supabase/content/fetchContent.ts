import * as z from 'shared/schema'
import { definitions } from '../../../collections/definitions'
import { type ContentKey, contentKind } from '../../../content/contentKinds'
import { fromRow } from '../rows'
import type { Get } from './contentVersions'

/**
 * Fetches a whole collection. Rejects where the database does not answer or a row cannot be parsed. Fetch
 * the versions before it: content that changes in between is then fetched once more, instead of never.
 * @param drafts whether `get` is an administrator's, who also gets each row's version and last change
 */
export async function fetchContent(get: Get, key: ContentKey, drafts = false): Promise<unknown> {
  const { table, single } = contentKind(key)
  const rows = (await fetchAllRows(get, table)).map(fromRow)
  const items = drafts ? rows : rows.map(({ version, updatedAt, updatedBy, ...item }) => item)
  return definitions[key].schema.parse(single ? items[0] : items)
}

/** Supabase's default limit of rows in one answer. */
const pageSize = 1000

const rowsSchema = z.array(z.looseObject({ id: z.number() }))

async function fetchAllRows(get: Get, table: string) {
  const rows: z.infer<typeof rowsSchema> = []
  for (;;) {
    const last = rows.at(-1)
    const after = last ? `&id=gt.${last.id}` : ''
    const page = rowsSchema.parse(await get(`/rest/v1/${table}?order=id&limit=${pageSize}${after}`))
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}
