/** The content that the store has, as the site's collections. */
import * as z from 'shared/schema'
import { blogPosts } from '../collections/blogPosts'
import { donations } from '../collections/donations'
import { events } from '../collections/events'
import { generalSettings } from '../collections/generalSettings'
import { paymentSettings } from '../collections/paymentSettings'
import { programs } from '../collections/programs'
import { stats } from '../collections/stats'
import type { CollectionDefinition } from '../persistence/defineCollection'
import type { StoreGet } from './contentVersions'
import { fromRow } from './rows'

export interface ContentTable {
  definition: CollectionDefinition<unknown>
  /** The name of the table. */
  table: string
  /** Whether the table is one row, and the value that row. */
  single?: boolean
  /** Whether only administrators read it. */
  confidential?: boolean
}

/** A table for each collection whose content the store has. */
export const contentTables: ContentTable[] = [
  { definition: programs, table: 'programs' },
  { definition: events, table: 'events' },
  { definition: blogPosts, table: 'blog_posts' },
  { definition: stats, table: 'stats' },
  { definition: generalSettings, table: 'general_settings', single: true },
  { definition: donations, table: 'donations', confidential: true },
  { definition: paymentSettings, table: 'payment_settings', single: true, confidential: true },
]

/**
 * Fetches a whole collection. Rejects where the store does not answer or a row cannot be parsed. Fetch
 * the versions before it: content that changes in between is then fetched once more, instead of never.
 * @param drafts whether `get` is an administrator's, who also gets each row's version and last change
 */
export async function fetchContent(
  get: StoreGet,
  { definition, table, single }: ContentTable,
  drafts = false,
): Promise<unknown> {
  const rows = (await fetchRows(get, table)).map(fromRow)
  const items = drafts ? rows : rows.map(({ version, updatedAt, updatedBy, ...item }) => item)
  return definition.schema.parse(single ? items[0] : items)
}

/** Supabase's default limit of rows in one answer. */
const pageSize = 1000

const rowsSchema = z.array(z.looseObject({ id: z.number() }))

async function fetchRows(get: StoreGet, table: string) {
  const rows: z.infer<typeof rowsSchema> = []
  for (;;) {
    const last = rows.at(-1)
    const after = last ? `&id=gt.${last.id}` : ''
    const page = rowsSchema.parse(await get(`/rest/v1/${table}?order=id&limit=${pageSize}${after}`))
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}
