/**
 * `npm run start:store`: the site with a store of its own, for trying it on one computer. All data is
 * in the folder `.store`; delete the folder to start anew. `--liftoff-only` compiles the database's
 * WebAssembly quickly rather than well, which halves the time to start.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import * as z from 'shared/schema'
import { startEmbeddedStore } from './embeddedStore.ts'
import { mailFolder } from './mail/mailFolder.ts'
import { sendingSchema, settingsOfProcess } from './mail/mailSettings.ts'
import { type MailWorker, startMailWorker } from './mail/mailWorker.ts'
import { smtpTransport } from './mail/smtp.ts'
import { holdFolder, kept } from './storeFolder.ts'

const projectDir = path.resolve(import.meta.dirname, '../..')
const dataDir = path.resolve(projectDir, process.env.STORE_DIR ?? '.store')
const port = Number(process.env.PORT ?? 4173)
const siteUrl = `http://localhost:${port}`
const storePort = Number(process.env.STORE_PORT ?? 54321)
const storeUrl = `http://127.0.0.1:${storePort}`

// What visitors send is in these files.
process.umask(0o077)
await holdFolder(dataDir, siteUrl).catch((error) => {
  console.error(error.message)
  process.exit(1)
})

/** Without a mail server, messages are files in the folder. */
const sending = process.env.MAIL_SMTP_URL ? settingsOfProcess(sendingSchema) : undefined

// Before anything is made that takes its time.
for (const [variable, wanted, host] of [
  ['STORE_PORT', storePort, '127.0.0.1'],
  ['PORT', port],
] as const) {
  if (await isFree(wanted, host)) continue
  console.error(
    `Port ${wanted} is in use. Choose another one: ${variable}=${wanted + 10} npm run start:store`,
  )
  process.exit(1)
}

// The first start chooses a random password, so that there is no well-known one.
const administratorSchema = z.object({ email: z.string(), password: z.string(), name: z.string() })
const administrator = kept(path.join(dataDir, 'administrator.json'), administratorSchema, () => ({
  email: 'admin@islandcare.example',
  password: randomBytes(9).toString('base64url'),
  name: 'Site Administrator',
}))
const store = await startEmbeddedStore({
  dataDir,
  port: storePort,
  administrator,
  siteUrl,
  onEmail: ({ to, subject, text = '' }) => {
    // The embedded store builds its links on the site's URL, and leads them to the home page.
    const body = text
      .replaceAll(`${siteUrl}/auth/`, `${storeUrl}/auth/`)
      .replaceAll(encodeURIComponent(siteUrl), encodeURIComponent(`${siteUrl}/login`))
    console.log(`\n  Email to ${to}: ${subject}\n${body}\n`)
  },
})

// The embedded store sets it as a proxy would.
await store.database.query("update private.settings set address_headers = '{x-real-ip}'")

const env = {
  ...process.env,
  STORE_URL: store.url,
  STORE_KEY: store.publishableKey,
  SITE_DIR: path.join(dataDir, 'site'),
  PORT: String(port),
}
console.log(`
  The store:      ${store.url}
  Administrator:  ${administrator.email} / ${administrator.password}
`)
const stopSignal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
const children: ChildProcess[] = []
const exits: Promise<unknown[]>[] = []
let [status] = await Promise.race([hostCommand('publish.ts'), stopSignal])
let worker: MailWorker | undefined
if (status === 0) {
  worker = startMailWorker({
    database: {
      query: async (sql, parameters) =>
        (await store.database.query<Record<string, unknown>>(sql, parameters)).rows,
    },
    transport: sending
      ? smtpTransport(sending.MAIL_SMTP_URL)
      : mailFolder(path.join(dataDir, 'mail'), (file, subject) => {
          console.log(`  Mail, not sent: ${subject}\n    ${path.relative(process.cwd(), file)}`)
        }),
    from: sending?.MAIL_FROM ?? administrator.email,
    perMinute: sending?.MAIL_PER_MINUTE ?? 1_000,
    siteUrl,
    // What is in the folder is said when it is there.
    log: (line) => (sending || !line.endsWith(': sent')) && console.log(`  ${line}`),
  })
  const running = [hostCommand('serve.ts'), hostCommand('publish.ts', 'host', '--watch')]
  ;[status] = await Promise.race([...running, stopSignal])
}
for (const child of children) child.kill()
// Then their ports are free for the next start.
await Promise.all(exits)
await worker?.stop()
await store.stop()
// A signal has a name, and a child that one has ended has no status: that is how one stops it.
process.exit(typeof status === 'number' ? status : 0)

async function isFree(port: number, host?: string) {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** Resolves when it has ended. */
function hostCommand(script: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', path.join(import.meta.dirname, 'endWithParent.ts')],
      ...[path.join(projectDir, 'host/compose/commands', script), ...args],
    ],
    // By the channel it notices that this process has ended.
    { cwd: projectDir, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  const exit = once(child, 'exit')
  children.push(child)
  exits.push(exit)
  return exit
}
