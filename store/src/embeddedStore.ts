/** A whole store inside this process, for tests and for trying the site. Not for production. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { types } from '@electric-sql/pglite'
import { createAdaptorServer } from '@hono/node-server'
import {
  App,
  appliedVersions,
  ensureHistoryTable,
  InMemoryEmailDriver,
  recordVersion,
} from '@supabase/lite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import * as z from 'shared/schema'
import { migrations, rolesSql, seedSql } from './migrations.ts'
import { kept } from './storeFolder.ts'

export interface Administrator {
  email: string
  password: string
  name: string
}

export interface EmbeddedStoreOptions {
  /** A folder that keeps everything; without it the store lives in memory. */
  dataDir?: string
  /** Any free port unless given. */
  port?: number
  administrator?: Administrator
  /** Where the site is: links in emails lead there. */
  siteUrl?: string
  /** Told of each email that a real store would send. */
  onEmail?: (email: { to: string; subject: string; text?: string }) => void
}

/** Starts a store with the migrations applied, and seeded where it was empty. */
export async function startEmbeddedStore({
  dataDir,
  port = 0,
  administrator,
  siteUrl,
  onEmail,
}: EmbeddedStoreOptions = {}) {
  // In the store's folder, sessions and composed pages outlive a restart.
  const keys = dataDir ? kept(join(dataDir, 'keys.json'), keysSchema, newKeys) : newKeys()
  const connection = await createPgliteConnection({
    url: dataDir ? join(dataDir, 'postgres') : 'memory://',
    pgliteOptions: { parsers: { [types.TIMESTAMPTZ]: isoTime } },
  })
  const email = new InMemoryEmailDriver()
  const app = (signUp: boolean) =>
    new App({
      connection,
      auth: {
        enabled: true,
        enable_signup: signUp,
        email: { enable_signup: signUp, enable_confirmations: false },
        jwt_secret: keys.jwtSecret,
        publishable_key: keys.publishableKey,
        secret_key: keys.serviceKey,
        ...(siteUrl && { site_url: siteUrl, additional_redirect_urls: [`${siteUrl}/**`] }),
      },
      options: {
        server: { admin: false },
        drivers: {
          email: {
            send: async (message) => {
              await email.send(message)
              onEmail?.(message)
            },
          },
        },
      },
    })

  const closed = app(false)
  await closed.ensureSystemSchema()
  await migrate(connection)
  const open = app(true)
  const database = connection.driver

  /** Unless the address has a user already. */
  async function addAdministrator({ email, password, name }: Administrator) {
    const known = await database.query('select from auth.users where email = $1', [email])
    if (known.rows.length > 0) return
    const response = await open.fetch(
      new Request('http://127.0.0.1/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    )
    if (!response.ok) throw new Error(`No user for ${email}: ${await response.text()}`)
    await database.query(
      'insert into public.administrators (user_id, name) select id, $2 from auth.users where email = $1',
      [email, name],
    )
  }
  if (administrator) await addAdministrator(administrator)

  const server = createAdaptorServer({
    // A busy database holds up everything here: after Node's five seconds a connection would be closed
    // while the next request is on its way.
    serverOptions: { keepAliveTimeout: 60_000 },
    fetch: async (request, { incoming }) => {
      // As a proxy in front of a database does.
      request.headers.set('x-real-ip', incoming.socket.remoteAddress ?? '')
      // No other paths: one of them tells everybody the configuration.
      const isInterface = /^\/(rest|auth)\/v1\//.test(new URL(request.url).pathname)
      if (!isInterface) return new Response(null, { status: 404 })
      return request.method === 'OPTIONS' ? preflight() : withCors(await closed.fetch(request))
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...keys,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The database itself, past all policies. */
    database,
    /** The only way to become a user. */
    addAdministrator,
    /** The emails sent, by address. */
    emails: email.messages,
    stop: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await connection.close()
    },
  }
}
export type EmbeddedStore = Awaited<ReturnType<typeof startEmbeddedStore>>

// As PostgREST and GoTrue do, we let pages of any site ask. Browsers refuse the engine's own answers.
const preflight = () =>
  withCors(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
        'access-control-allow-headers': 'apikey, authorization, content-type, prefer',
      },
    }),
  )

function withCors(answer: Response) {
  answer.headers.set('access-control-allow-origin', '*')
  return answer
}

// As PostgREST writes it. The session's time zone is UTC.
const isoTime = (text: string) => `${text.replace(' ', 'T')}:00`

const secret = () => randomBytes(24).toString('base64url')

const keysSchema = z.object({
  /** Public. It gives no rights beyond those of a visitor. */
  publishableKey: z.string(),
  /** Passes all policies. It never reaches a browser. */
  serviceKey: z.string(),
  jwtSecret: z.string(),
})

const newKeys = (): z.infer<typeof keysSchema> => ({
  publishableKey: `sb_publishable_${secret()}`,
  serviceKey: `sb_secret_${secret()}`,
  jwtSecret: secret() + secret(),
})

/** Applies the migrations that a store does not have yet; a store that had none is seeded. */
async function migrate(connection: PgliteConnection) {
  const database = connection.driver
  // Supabase has them from the start; the embedded store makes them at its first request only.
  await database.exec(rolesSql())
  await ensureHistoryTable(connection)
  const applied = await appliedVersions(connection)
  for (const { version, name, sql } of migrations) {
    if (applied.includes(version)) continue
    await database.transaction((transaction) => transaction.exec(sql))
    await recordVersion(connection, { version, name, statements: [sql] })
  }
  if (applied.length === 0) await database.exec(seedSql())
}
