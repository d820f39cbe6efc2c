/** The site's own seeds as SQL: what a new store starts with. */
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { paymentSettings } from 'shared/collections/paymentSettings'
import { programs } from 'shared/collections/programs'
import { stats } from 'shared/collections/stats'
import { toRow } from 'shared/backends/supabase/rows'

// Not the sample donations: in a foundation's accounts they would be false.
const tables: Record<string, object[]> = {
  programs: programs.seed,
  events: events.seed,
  blog_posts: blogPosts.seed,
  stats: stats.seed,
  general_settings: [{ id: 1, ...generalSettings.seed }],
  payment_settings: [{ id: 1, ...paymentSettings.seed }],
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`
  return typeof value === 'string' ? text(value) : String(value)
}

function insert(table: string, fields: object) {
  const row = toRow(fields)
  const [columns, values] = [Object.keys(row), Object.values(row).map(literal)]
  return `insert into public.${table} (${columns.join(', ')}) values (${values.join(', ')}) on conflict (id) do nothing;`
}

/** Rows that exist already stay as they are. */
export const seed = () =>
  [
    '-- Generated from the seeds in shared/src/collections: npm run seed:generate -w store',
    ...Object.entries(tables).flatMap(([table, rows]) => [
      '',
      ...rows.map((row) => insert(table, row)),
    ]),
    '',
  ].join('\n')
