/** The site's own seeds as SQL: what a new store starts with. */
import { toRow } from 'shared/backends/supabase/rows'
import { contentTables } from './contentTables.ts'

// Not the sample donations: in a foundation's accounts they would be false.
const seeded = contentTables.filter(({ table }) => table !== 'donations')

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
    ...seeded.flatMap(({ table, single, definition: { seed } }) => [
      '',
      ...(single ? [{ id: 1, ...(seed as object) }] : (seed as object[])).map((row) =>
        insert(table, row),
      ),
    ]),
    '',
  ].join('\n')
