/** Databases with the migrations and the seed in them, spoken to in SQL as a caller of the interface. */
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from '../../../shared/testing/freePort.ts'
import { contentTables } from '../contentTables.ts'
import { migrations, rolesSql, seedSql } from '../migrations.ts'
import { submissionTables } from './submissionTables.ts'

export const administratorId = '00000000-0000-4000-8000-000000000001'
export const strangerId = '00000000-0000-4000-8000-000000000002'

/** Somebody who is nothing yet. */
export const thirdId = '00000000-0000-4000-8000-000000000003'

export type Caller = 'owner' | 'visitor' | 'stranger' | 'administrator'
const users: Record<Caller, string> = {
  owner: '',
  visitor: '',
  stranger: strangerId,
  administrator: administratorId,
}

const roles: Record<Caller, string> = {
  owner: 'none',
  visitor: 'anon',
  stranger: 'authenticated',
  administrator: 'administrator',
}

export type Rows = Record<string, unknown>[]
type Query = (sql: string, parameters?: unknown[]) => Promise<Rows>

interface Connection {
  /** Where other processes reach it. */
  url: () => Promise<string>
  run: (sql: string) => Promise<unknown>
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
}

async function openPglite(): Promise<Connection> {
  const database = await PGlite.create()
  return {
    async url() {
      const server = new PGLiteSocketServer({ db: database, port: await freePort() })
      await server.start()
      onTestFinished(() => server.stop())
      return `postgresql://postgres@${server.getServerConn()}/postgres?sslmode=disable`
    },
    run: (sql) => database.exec(sql),
    transaction: (work) =>
      database.transaction((transaction) =>
        work(async (sql, parameters) => (await transaction.query(sql, parameters)).rows as Rows),
      ),
  }
}

/** A new database on a server, in place of that of the last run. */
async function openPostgres(url: string, name: string): Promise<Connection> {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  await server.end()
  const database = new URL(url)
  database.pathname = name
  const pool = new pg.Pool({ connectionString: database.href, max: 20 })
  // A connection that nobody uses may be ended by the server.
  pool.on('error', () => {})
  return {
    url: async () => database.href,
    run: (sql) => pool.query(sql),
    async transaction(work) {
      const client = await pool.connect()
      // Reported by what is under way.
      client.on('error', () => {})
      let broken = false
      try {
        await client.query('begin')
        const result = await work(
          async (sql, parameters) => (await client.query(sql, parameters)).rows,
        )
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true
        })
        throw error
      } finally {
        client.removeAllListeners('error')
        client.release(broken)
      }
    },
  }
}

async function prepare(connection: Connection) {
  await connection.run(rolesSql())
  // As on Supabase, where the migrations must take back what everybody is granted.
  await connection.run(`
    alter default privileges in schema public grant all on tables to anon, authenticated;
    alter default privileges in schema public grant all on functions to anon, authenticated;`)
  for (const { sql } of migrations) await connection.run(sql)
  await connection.run(seedSql())
  await connection.run(`
    insert into auth.users (id) values ('${administratorId}'), ('${strangerId}'), ('${thirdId}');
    insert into public.administrators values ('${administratorId}', 'Ada');`)

  /** One statement as a caller, in a transaction of its own; `headers` as the interface passes them on. */
  const as = async (
    caller: Caller,
    sql: string,
    parameters: unknown[] = [],
    headers: Record<string, string> = {},
  ) =>
    connection.transaction(async (query) => {
      await query(
        `select set_config('request.headers', $1, true),
           set_config('request.jwt.claim.sub', $2, true), set_config('timezone', 'UTC', true), set_config('role', $3, true)`,
        [JSON.stringify(headers), users[caller], roles[caller]],
      )
      return query(sql, parameters)
    })

  const knownTypes = new Map<string, Record<string, string>>()
  /** The types of a function's arguments, by their names. */
  async function typesOf(name: string) {
    const known = knownTypes.get(name)
    if (known) return known
    const rows = await as('owner', argumentTypes, [name])
    const types = Object.fromEntries(rows.map(({ argument, type }) => [argument, type]))
    knownTypes.set(name, types)
    return types
  }

  return {
    as,
    url: connection.url,
    run: connection.run,
    query: (sql: string, parameters?: unknown[]) => as('owner', sql, parameters),
    /** Calls a function as the interface does, with its arguments by name; answers what it answers. */
    call: async (
      caller: Caller,
      name: string,
      args: Record<string, unknown> = {},
      headers?: Record<string, string>,
    ) => {
      const types = await typesOf(name)
      const list = Object.keys(args).map((arg, index) => {
        if (!types[arg]) throw new Error(`${name} has no argument "${arg}"`)
        return `${arg} => $${index + 1}::text::${types[arg]}`
      })
      const texts = Object.entries(args).map(([arg, value]) =>
        types[arg] === 'jsonb' ? JSON.stringify(value) : value === null ? null : String(value),
      )
      const [row] = await as(caller, `select public.${name}(${list}) as answer`, texts, headers)
      return row?.answer
    },
    /** Only the seed, and nothing that visitors sent. Truncating the tables takes five times as long. */
    reset: () =>
      connection.run(`
        set session_replication_role = replica;
        ${resetTables.map((table) => `delete from ${table};`).join('\n')}
        set session_replication_role = origin;
        ${seedSql()}
        delete from public.audit;
        update private.settings set calls_per_hour = 60, calls_per_hour_of_nobody = 1000000,
          places_per_address_and_event = 20, address_headers = '{}';
        update private.mail set started_at = null, seen_at = null;`),
  }
}
export type SqlDatabase = Awaited<ReturnType<typeof prepare>>

const resetTables = [
  'public.audit',
  'private.senders',
  'private.origins',
  'private.door_taps',
  'private.addresses',
  'private.links',
  'public.messages',
  'public.announcements',
  ...[...contentTables, ...submissionTables].map(({ table }) => `public.${table}`),
]

const argumentTypes = `
  select argument, type from pg_proc,
    unnest(proargnames, string_to_array(oidvectortypes(proargtypes), ', ')) as known (argument, type)
  where pronamespace = 'public'::regnamespace and proname = $1`

const url = process.env.STORE_TEST_DATABASE_URL
const opened = new Map<string, Promise<SqlDatabase>>()

/** PGlite, and the PostgreSQL that `STORE_TEST_DATABASE_URL` names. */
export const engines = url ? ['PGlite', 'PostgreSQL'] : ['PGlite']

/** A new one, on a server under this name and that of the process. */
export const newDatabase = (engine: string, name: string) =>
  (engine === 'PGlite'
    ? openPglite()
    : openPostgres(url ?? '', `${name}_${process.env.VITEST_POOL_ID ?? 0}`)
  ).then(prepare)

/** One database for all test files of a process; several processes may run at the same time. */
export function sqlDatabase(engine: string) {
  const known = opened.get(engine) ?? newDatabase(engine, 'store_test')
  opened.set(engine, known)
  return known
}
