import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functions, privateTables, tables, views } from './testing/accessTable.ts'
import { insertSql, testAccess } from './testing/accessTests.ts'
import { offer } from './testing/forms.ts'
import { administratorId, type Caller, engines, sqlDatabase } from './testing/sqlDatabase.ts'

const callers: Caller[] = ['visitor', 'stranger', 'administrator']

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeAll(() => database.reset())
  afterAll(() => database.reset())

  testAccess(callers, database.query, {
    read: (caller, { table, key, row }) =>
      database.as(caller as Caller, `select * from public.${table} where ${key}::text = $1`, [
        String(row[key]),
      ]),
    add: (caller, access) =>
      database.as(caller as Caller, insertSql(access), [JSON.stringify(access.row)]),
    change: (caller, { table, key, row, change }) =>
      database.as(
        caller as Caller,
        `update public.${table} set ${Object.keys(change).map((name, index) => `${name} = $${index + 2}`)}
         where ${key}::text = $1`,
        [String(row[key]), ...Object.values(change)],
      ),
    remove: (caller, { table, key, row }) =>
      database.as(caller as Caller, `delete from public.${table} where ${key}::text = $1`, [
        String(row[key]),
      ]),
  })

  for (const caller of callers) {
    for (const { name, title = name, args, answered } of functions) {
      const may = answered === 'everybody' || caller === answered
      test(`${caller} ${may ? 'may' : 'may not'} call ${title}`, async () => {
        const answer = await database.call(caller, name, args()).catch(() => null)
        if (may) expect(answer).not.toBeNull()
        else expect(answer).toBeNull()
      })
    }
  }

  test.each(callers)('%s reaches nothing private', async (caller) => {
    for (const table of privateTables) {
      await expect(database.as(caller, `select * from private.${table}`)).rejects.toThrow(
        'permission denied',
      )
    }
    await expect(database.as(caller, "select private.hash('x')")).rejects.toThrow(
      'permission denied',
    )
  })

  test('only an administrator reads the submissions, and nobody writes through them', async () => {
    await database.call('visitor', 'submit_donation_offer', offer())
    await expect(database.as('visitor', 'select * from submissions')).rejects.toThrow()
    expect(await database.as('stranger', 'select * from submissions')).toEqual([])
    expect(await database.as('administrator', 'select * from submissions')).not.toEqual([])
    for (const caller of callers) {
      await expect(database.as(caller, 'delete from submissions')).rejects.toThrow()
    }
  })

  test.each(['visitor', 'stranger'] as const)(
    '%s reads content and not who wrote it',
    async (caller) => {
      await database.reset()
      for (const { table, visitor } of tables) {
        if (!visitor.includes('read')) continue
        const [column] = await database.query(
          `select column_name as name from information_schema.columns
           where table_name = $1 and data_type = 'text' order by ordinal_position limit 1`,
          [table],
        )
        await database.as('administrator', `update public.${table} set ${column?.name} = 'Changed'`)
        const rows = JSON.stringify(await database.as(caller, `select * from public.${table}`))
        expect(rows, table).toContain('Changed')
        expect(rows, table).not.toContain(administratorId)
      }
    },
  )

  test('the table has a row for everything that the store has', async () => {
    const relations = await database.query(
      `select relname from pg_class where relkind in ('r', 'v', 'm', 'f', 'p')
       and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    )
    expect(relations.map(({ relname }) => relname).sort()).toEqual(
      [...new Set(tables.map(({ table }) => table)), ...privateTables, ...views].sort(),
    )
    const offered = await database.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace",
    )
    expect(offered.map(({ proname }) => proname).sort()).toEqual(
      [...new Set(functions.map(({ name }) => name))].sort(),
    )
  })

  test('row-level security is on for every table, and forced on its owner in public', async () => {
    const open = await database.query(
      `select relname from pg_class where relkind = 'r'
       and (relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)
         or relnamespace = 'private'::regnamespace and not relrowsecurity)`,
    )
    expect(open).toEqual([])
  })

  test('visitors have no right on a table but to read what the site shows, and nobody may truncate', async () => {
    const shown = new Set(
      tables.filter(({ visitor }) => visitor.length > 0).map(({ table }) => table),
    )
    const rights = await database.query(
      `select relname,
         has_table_privilege('anon', oid, 'select') as reads,
         has_table_privilege('anon', oid, 'insert, update, delete, references, trigger') as writes,
         has_any_column_privilege('anon', oid, 'insert, update') as writes_columns,
         has_table_privilege('anon', oid, 'truncate')
           or has_table_privilege('authenticated', oid, 'truncate') as truncates
       from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace`,
    )
    for (const { relname, ...right } of rights) {
      const reads = shown.has(String(relname))
      expect({ relname, ...right }).toEqual({
        relname,
        reads,
        writes: false,
        writes_columns: false,
        truncates: false,
      })
    }
  })

  test('functions that pass by the policies search no schema that a caller could fill', async () => {
    const unsafe = await database.query(
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    )
    expect(unsafe).toEqual([])
  })
})
