/** `npm run mail -w store`: sends what waits in the database, until it is stopped. */
import { once } from 'node:events'
import pg from 'pg'
import { settingsOfProcess, workerSchema } from './mailSettings.ts'
import { startMailWorker } from './mailWorker.ts'
import { oneClickServer } from './oneClick.ts'
import { connections, errorText, smtpTransport } from './smtp.ts'

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`)

const settings = settingsOfProcess(workerSchema)
const { SITE_URL: siteUrl, MAIL_URL, MAIL_PORT } = settings

const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: connections + 1 })
// A connection that nobody uses may be ended by the server: the next statement opens another one.
pool.on('error', (error) => log(`A connection to the database has ended: ${errorText(error)}`))
const database = {
  query: async (sql: string, parameters?: unknown[]) => (await pool.query(sql, parameters)).rows,
}

const stopSignal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
const worker = startMailWorker({
  database,
  transport: smtpTransport(settings.MAIL_SMTP_URL),
  from: settings.MAIL_FROM,
  perMinute: settings.MAIL_PER_MINUTE,
  siteUrl,
  oneClickUrl: MAIL_URL,
  log,
})
const oneClick = oneClickServer({ database, siteUrl, log })
if (MAIL_PORT) oneClick.listen(MAIL_PORT)
log('Messages are sent from now on.')

await stopSignal
log('No more messages are taken. Those that are being sent are sent first.')
oneClick.close()
await worker.stop()
await pool.end()
