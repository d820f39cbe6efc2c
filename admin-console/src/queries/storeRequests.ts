import * as z from 'shared/schema'
import { administratorRequest } from 'shared/backends/supabase/administratorRequest'
import { fromRow } from 'shared/backends/supabase/rows'
import { supabaseConfig } from 'shared/backends/supabase/supabaseConfig'
import { BackendError, type SupabaseRequest } from 'shared/backends/supabase/supabaseRequest'

/** Sends a request to the site's store as the administrator. */
export async function requestStore(request: SupabaseRequest): Promise<unknown> {
  const store = supabaseConfig()
  if (!store) throw new Error('This site has no store')
  return administratorRequest(store, request)
}

/** Calls a function of the store with named arguments, as the administrator. */
export const callFunction = (name: string, args: Record<string, unknown> = {}) =>
  requestStore({ path: `/rest/v1/rpc/${name}`, method: 'POST', body: args })

interface Rows<Row> {
  rows: readonly Row[]
  /** The number of rows on all pages. */
  total: number
}

const rowsSchema = z.object({ rows: z.array(z.looseObject({})), total: z.number() })

/** Asks how many rows there are on all pages: the header says "0-9/57", and 0 after the slash where there are none. */
const counted: Pick<SupabaseRequest, 'headers' | 'read'> = {
  headers: { prefer: 'count=exact' },
  read: (rows, { headers }) => ({
    rows,
    total: Number(headers.get('content-range')?.split('/')[1]),
  }),
}

/** Fetches rows of a table or a view, and how many there are. */
export async function fetchRows<Row>(
  path: string,
  schema: { parse: (row: unknown) => Row },
): Promise<Rows<Row>> {
  const { rows, total } = rowsSchema.parse(await requestStore({ path, ...counted }))
  return { rows: rows.map((row) => schema.parse(fromRow(row))), total }
}

export interface RowsPage<Row> extends Rows<Row> {
  /** Which page it is: an earlier one where the wanted page no longer exists. */
  page: number
}

/** Fetches one page of `size` rows. Pages count from 1. */
export async function fetchPage<Row>(
  path: string,
  schema: { parse: (row: unknown) => Row },
  page: number,
  size: number,
): Promise<RowsPage<Row>> {
  const rowsOf = (one: number) =>
    fetchRows(`${path}&limit=${size}&offset=${(one - 1) * size}`, schema).catch(
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
