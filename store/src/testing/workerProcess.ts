/** A worker in a process of its own, which a test may kill. Its database is that of the test, which started it. */
import type { Database } from '../mail/database.ts'
import { startMailWorker } from '../mail/mailWorker.ts'
import { smtpTransport } from '../mail/smtp.ts'

export interface Question {
  number: number
  sql: string
  parameters?: unknown[]
}
export interface Answer {
  number: number
  rows?: Record<string, unknown>[]
  error?: string
}

const waiting = new Map<number, (answer: Answer) => void>()
process.on('message', (answer: Answer) => waiting.get(answer.number)?.(answer))

let asked = 0
const database: Database = {
  async query(sql, parameters) {
    const number = ++asked
    process.send?.({ number, sql, parameters } satisfies Question)
    const { rows, error } = await new Promise<Answer>((heard) => waiting.set(number, heard))
    waiting.delete(number)
    if (!rows) throw new Error(error)
    return rows
  },
}
process.once('disconnect', () => process.exit())

const worker = startMailWorker({
  database,
  transport: smtpTransport(process.argv[2] ?? ''),
  from: 'events@foundation.example',
  siteUrl: 'https://www.foundation.example',
  perMinute: 60_000,
  log: () => {},
})

process.once('SIGTERM', async () => {
  await worker.stop()
  process.exit()
})
