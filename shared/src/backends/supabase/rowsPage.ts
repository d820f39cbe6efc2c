import { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import type { Page } from '../../backend/administration'
import { administratorRequest } from './administratorRequest'
import { fromRow } from './rows'
import type { SupabaseRequest } from './supabaseRequest'

const rowsSchema = z.object({ rows: z.array(z.looseObject({})), total: z.number() })

/** Asks how many rows there are on all pages: the header says "0-9/57", and 0 after the slash where there are none. */
const counted: Pick<SupabaseRequest, 'headers' | 'read'> = {
  headers: { prefer: 'count=exact' },
  read: (rows, { headers }) => ({
    rows,
    total: Number(headers.get('content-range')?.split('/')[1]),
  }),
}

/** Fetches rows of a table or a view as the administrator, and how many there are. */
export async function fetchCounted<Row>(
  path: string,
  schema: { parse: (row: unknown) => Row },
): Promise<{ rows: readonly Row[]; total: number }> {
  const { rows, total } = rowsSchema.parse(await administratorRequest({ path, ...counted }))
  return { rows: rows.map((row) => schema.parse(fromRow(row))), total }
}

/** Fetches one page of `size` rows; an earlier one where it no longer exists. Pages count from 1. */
export async function fetchPage<Row>(
  path: string,
  schema: { parse: (row: unknown) => Row },
  page: number,
  size: number,
): Promise<Page<Row>> {
  const rowsOf = (one: number) =>
    fetchCounted(`${path}&limit=${size}&offset=${(one - 1) * size}`, schema).catch(
      (error: unknown) => {
        // The page begins after the last row.
        if (error instanceof BackendError && error.status === 416) return { rows: [], total: 0 }
        throw error
      },
    )
  const found = await rowsOf(page)
  if (found.rows.length > 0 || page === 1) return { ...found, page }
  return fetchPage(path, schema, Math.max(1, Math.ceil(found.total / size)), size)
}
