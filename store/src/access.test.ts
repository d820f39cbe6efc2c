import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { content, functions, privateTables, tables, views } from './testing/accessTable.ts'
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
    for (const caller of ['visitor', 'stranger'] as const) {
      await expect(database.as(caller, 'select * from submissions')).rejects.toThrow()
    }
    expect(await database.as('administrator', 'select * from submissions')).not.toEqual([])
    for (const caller of callers) {
      await expect(database.as(caller, 'delete from submissions')).rejects.toThrow()
    }
  })

  test.each(['visitor', 'stranger'] as const)(
    '%s reads content and not who wrote it',
    async (caller) => {
      await database.reset()
      for (const { table, collection, confidential } of content) {
        if (confidential) continue
        const [column] = await database.query(
          `select column_name as name from information_schema.columns
           where table_name = $1 and data_type = 'text' order by ordinal_position limit 1`,
          [table],
        )
        await database.as('administrator', `update public.${table} set ${column?.name} = 'Changed'`)
        const answer = await database.call(caller, 'content', { collection })
        expect(JSON.stringify(answer), table).toContain('Changed')
        expect(JSON.stringify(answer), table).not.toMatch(`${administratorId}|updated_at`)
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

  test('nobody but administrators has a right on a table, not even to estimates of its rows', async () => {
    const rights = await database.query(
      `select relname, role from pg_class, unnest(array['anon', 'authenticated']) as role
       where relkind in ('r', 'v') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and (has_table_privilege(role, pg_class.oid, 'select, insert, update, delete, truncate, references, trigger')
         or has_any_column_privilege(role, pg_class.oid, 'select, insert, update, references'))
       union all
       select relname, 'administrator' from pg_class
       where relkind in ('r', 'v') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_table_privilege('administrator', oid, 'truncate')`,
    )
    expect(rights).toEqual([])
  })

  test('no question of a visitor’s or of a user’s takes long', async () => {
    const found = await database.query(
      `select rolname, setting from pg_roles, unnest(rolconfig) as setting
       where rolname in ('anon', 'authenticated') and setting like 'statement_timeout=%' order by 1`,
    )
    expect(found).toEqual([
      { rolname: 'anon', setting: 'statement_timeout=3s' },
      { rolname: 'authenticated', setting: 'statement_timeout=8s' },
    ])
  })

  test('no function searches a schema that a caller could fill, temporary objects neither', async () => {
    const unsafe = await database.query(
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig, '{}') @> array['search_path=pg_catalog, pg_temp']`,
    )
    expect(unsafe).toEqual([])
  })

  test('a caller’s own types and operators are not taken for PostgreSQL’s', async () => {
    await expect(
      database.run(`do $$
        begin
          set local role anon;
          create domain pg_temp.text as pg_catalog.text check (value <> value);
          create domain pg_temp.jsonb as pg_catalog.jsonb check (value <> value);
          perform public.content('events');
          perform public.cancel_registration('00000000-0000-4000-8000-000000000009', 'x');
          raise exception 'undo all of this';
        end $$`),
    ).rejects.toThrow('undo all of this')
  })
})
