/** The table of access as tests, for any way to reach the database. */
import { expect, test } from 'vitest'
import { type TableAccess, tables, type Verb, verbs } from './accessTable.ts'
import type { Rows } from './sqlDatabase.ts'

export interface DataInterface {
  /** Rejects, or answers no rows, where the caller may not. */
  read: (caller: string, access: TableAccess) => Promise<Rows>
  add: (caller: string, access: TableAccess) => Promise<unknown>
  change: (caller: string, access: TableAccess) => Promise<unknown>
  remove: (caller: string, access: TableAccess) => Promise<unknown>
}

type OwnerQuery = (sql: string, parameters?: unknown[]) => Promise<Rows>

/** SQL that adds the row of `access`, with the row as JSON for its parameter. */
export function insertSql({ table, row }: TableAccess) {
  const columns = Object.keys(row).join(', ')
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`
}

/** What somebody does works, or leaves the database as it was: whatever the interface answers. */
export function testAccess(callers: string[], owner: OwnerQuery, data: DataInterface) {
  const find = async ({ table, key, row }: TableAccess) => {
    const sql = `select to_jsonb(found) as row from public.${table} found where ${key}::text = $1`
    return (await owner(sql, [String(row[key])]))[0]?.row
  }
  const prepare = async (access: TableAccess, verb: Verb) => {
    const { table, key, row } = access
    await owner(`delete from public.${table} where ${key}::text = $1`, [String(row[key])])
    if (verb !== 'add') await owner(insertSql(access), [JSON.stringify(row)])
  }
  const works = async (caller: string, access: TableAccess, verb: Verb) => {
    await prepare(access, verb)
    const before = await find(access)
    const rows = await data[verb](caller, access).catch(() => [])
    const after = await find(access)
    await owner(`delete from public.${access.table} where ${access.key}::text = $1`, [
      String(access.row[access.key]),
    ])
    if (verb === 'read') return (rows as Rows).length > 0
    if (verb === 'add') return after !== undefined
    if (verb === 'remove') return after === undefined
    const changed = after as object
    for (const [name, value] of Object.entries(access.change)) {
      if (JSON.stringify(changed[name as never]) !== JSON.stringify(value)) {
        expect(after).toEqual(before)
        return false
      }
    }
    return true
  }

  for (const caller of callers) {
    for (const access of tables) {
      for (const verb of verbs) {
        const rights =
          caller === 'nobody'
            ? []
            : caller === 'administrator'
              ? access.administrator
              : access.visitor
        const may = rights.includes(verb)
        test(`${caller} ${may ? 'may' : 'may not'} ${verb} ${access.title}`, async () => {
          expect(await works(caller, access, verb)).toBe(may)
        })
      }
    }
  }
}
