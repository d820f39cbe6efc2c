/** Databases with the migrations and the seed in them, spoken to in SQL as a caller of the interface. */
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { migrations, rolesSql, seedSql } from '../migrations.ts'

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
  administrator: 'authenticated',
}

export type Rows = Record<string, unknown>[]
type Query = (sql: string, parameters?: unknown[]) => Promise<Rows>

interface Connection {
  run: (sql: string) => Promise<unknown>
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
}

async function openPglite(): Promise<Connection> {
  const database = await PGlite.create()
  return {
    run: (sql) => database.exec(sql),
    transaction: (work) =>
      database.transaction((transaction) =>
        work(async (sql, parameters) => (await transaction.query(sql, parameters)).rows as Rows),
      ),
  }
}

/** A new database "store_test" on a server, in place of that of the last run. */
async function openPostgres(url: string): Promise<Connection> {
  const server = postgres(url, { max: 1, onnotice: () => {} })
  await server.unsafe('drop database if exists store_test with (force)')
  await server.unsafe('create database store_test')
  await server.end()
  const sql = postgres(url, { database: 'store_test', max: 20, onnotice: () => {} })
  return {
    run: (text) => sql.unsafe(text),
    transaction: (work) =>
      sql.begin((transaction) =>
        work((text, parameters) =>
          transaction.unsafe<Rows>(text, parameters as postgres.ParameterOrJSON<never>[]),
        ),
      ) as ReturnType<typeof work>,
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

  return {
    as,
    run: connection.run,
    query: (sql: string, parameters?: unknown[]) => as('owner', sql, parameters),
    /** Calls a function with its arguments in their order; answers what it answers. */
    call: async (
      caller: Caller,
      name: string,
      parameters: unknown[] = [],
      headers?: Record<string, string>,
    ) => {
      const types = argumentTypes[name] ?? []
      const list = types.map((type, index) => `$${index + 1}::text::${type}`).join(', ')
      const texts = parameters.map((value, index) =>
        types[index] === 'jsonb' ? JSON.stringify(value) : value === null ? null : String(value),
      )
      const [row] = await as(caller, `select public.${name}(${list}) as answer`, texts, headers)
      return row?.answer
    },
    /** Only the seed, and nothing that visitors sent. */
    reset: () =>
      connection.run(`
        truncate public.audit, private.senders,
          ${[...contentTables, ...submissionTables].map((table) => `public.${table}`)};
        ${seedSql()}
        truncate public.audit;
        update private.settings set submissions_per_hour = 30;`),
  }
}
export type SqlDatabase = Awaited<ReturnType<typeof prepare>>

export const contentTables = [
  'programs',
  'events',
  'blog_posts',
  'stats',
  'donations',
  'general_settings',
  'payment_settings',
]

export const submissionTables = [
  'registrations',
  'volunteer_applications',
  'donation_offers',
  'health_fair_requests',
  'newsletter_subscriptions',
]

/** The functions that the interface offers, with the types of their arguments. */
export const argumentTypes: Record<string, string[]> = {
  content_versions: [],
  is_administrator: [],
  submit_registration: ['uuid', 'bigint', 'jsonb', 'jsonb'],
  cancel_registration: ['uuid', 'text'],
  submit_volunteer_application: ['uuid', 'bigint', 'jsonb', 'jsonb'],
  submit_donation_offer: ['uuid', 'jsonb', 'jsonb'],
  submit_health_fair_request: ['uuid', 'text', 'jsonb', 'jsonb'],
  subscribe_to_newsletter: ['uuid', 'text', 'jsonb'],
  live_figures: [],
  delete_submissions_before: ['timestamptz'],
  forget_person: ['text'],
}

const url = process.env.STORE_TEST_DATABASE_URL
const opened = new Map<string, Promise<SqlDatabase>>()

/** PGlite, and the PostgreSQL that `STORE_TEST_DATABASE_URL` names. */
export const engines = url ? ['PGlite', 'PostgreSQL'] : ['PGlite']

/** One database for all test files, which share a process. */
export function sqlDatabase(engine: string) {
  const known = opened.get(engine)
  if (known) return known
  const connection = engine === 'PGlite' ? openPglite() : openPostgres(url ?? '')
  const database = connection.then(prepare)
  opened.set(engine, database)
  return database
}
