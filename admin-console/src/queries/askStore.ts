import * as z from 'shared/schema'
import { administratorRequest } from 'shared/store/administratorRequest'
import { fromRow } from 'shared/store/rows'
import { storeConfig } from 'shared/store/storeConfig'
import { StoreError, type StoreRequest } from 'shared/store/storeRequest'

/** A request to the site's store as the administrator, for what only sites with a store have. */
export async function askStore(request: StoreRequest): Promise<unknown> {
  const store = storeConfig()
  if (!store) throw new Error('This site has no store')
  return administratorRequest(store, request)
}

/** Calls a function of the store with named arguments, as the administrator. */
export const askFunction = (name: string, args: Record<string, unknown> = {}) =>
  askStore({ path: `/rest/v1/rpc/${name}`, method: 'POST', body: args })

export interface Rows<Row> {
  rows: readonly Row[]
  /** The number of rows on all pages. */
  total: number
}

const rowsSchema = z.object({ rows: z.array(z.looseObject({})), total: z.number() })

/** Rows of a table or a view, and how many there are. */
export async function askRows<Row>(
  path: string,
  schema: { parse: (row: unknown) => Row },
): Promise<Rows<Row>> {
  const { rows, total } = rowsSchema.parse(await askStore({ path, counted: true }))
  return { rows: rows.map((row) => schema.parse(fromRow(row))), total }
}

export interface RowsOfPage<Row> extends Rows<Row> {
  /** Which page it is: an earlier one where the wanted page no longer exists. */
  page: number
}

/** One page of so many rows. Pages count from 1. */
export async function askPage<Row>(
  path: string,
  schema: { parse: (row: unknown) => Row },
  page: number,
  size: number,
): Promise<RowsOfPage<Row>> {
  const rowsOf = (one: number) =>
    askRows(`${path}&limit=${size}&offset=${(one - 1) * size}`, schema).catch((error: unknown) => {
      // Behind the last row.
      if (error instanceof StoreError && error.status === 416) return { rows: [], total: 0 }
      throw error
    })
  const found = await rowsOf(page)
  if (found.rows.length > 0 || page === 1) return { ...found, page }
  return askPage(path, schema, Math.max(1, Math.ceil(found.total / size)), size)
}
