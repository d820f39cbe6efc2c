/** A whole store inside this process, for tests and for trying the site. Not for production. */
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { types } from '@electric-sql/pglite'
import { createAdaptorServer } from '@hono/node-server'
import { App, InMemoryEmailDriver } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { type Administrator, addAdministrator } from './addAdministrator.ts'
import { migrate } from './migrate.ts'
import { newKeys, type StoreKeys } from './storeKeys.ts'

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
  const keys = dataDir ? persistedKeys(dataDir) : newKeys()
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
  const add = (administrator: Administrator) =>
    addAdministrator(connection.driver, open, keys, administrator)
  if (administrator) await add(administrator)

  const server = createAdaptorServer({
    // A busy database holds up everything here: after Node's five seconds a connection would be closed
    // while the next request is on its way.
    serverOptions: { keepAliveTimeout: 60_000 },
    fetch: async (request) => {
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
    database: connection.driver,
    /** The only way to become a user. */
    addAdministrator: add,
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

/** The keys in the store's folder: sessions and composed pages outlive a restart. */
function persistedKeys(dataDir: string): StoreKeys {
  const path = join(dataDir, 'keys.json')
  mkdirSync(dataDir, { recursive: true })
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    const keys = newKeys()
    writeFileSync(path, JSON.stringify(keys), { mode: 0o600 })
    return keys
  }
}
