/** Takes messages that are due out of the database, sends them, and says there what came of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { messageContentSchema } from 'shared/messages/messageContent'
import { composeMail, type Sender } from './composeMail.ts'
import type { Database } from './database.ts'
import { type ClaimedMessage, messageQueue } from './messageQueue.ts'
import { codesOf, connections, errorText, type MailTransport, outcomeOf } from './smtp.ts'

export interface MailWorkerOptions extends Sender {
  database: Database
  transport: MailTransport
  /** Of all workers together. */
  perMinute: number
  /** Told what comes of each message. Nothing about people is in it. */
  log: (line: string) => void
}

const pollMs = 1_000
const longestPauseMs = 60_000
const tidyMs = 3_600_000
/** For how long nobody else has a message that was claimed. */
const untilOthersMs = 120_000

export function startMailWorker(options: MailWorkerOptions) {
  const { database, transport, perMinute, log } = options
  const queue = messageQueue(database)
  const stopping = new AbortController()
  const sending = new Set<Promise<void>>()
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => {})

  /** No more than can be sent at once: what is claimed is due within two minutes. */
  async function claim(room: number): Promise<ClaimedMessage[]> {
    const claimed = await queue.claim(room, perMinute)
    if (!stopping.signal.aborted) return claimed
    await queue.handBack(claimed.map(({ id }) => id))
    return []
  }

  /** Tries once, and resolves to what is to be said of it. */
  async function attempt(message: ClaimedMessage): Promise<() => Promise<unknown>> {
    const { id, kind } = message
    try {
      const { mail, subject, keptText } = composeMail(messageContentSchema.parse(message), options)
      await transport.send(mail)
      log(`${id} ${kind}: sent`)
      return () => queue.sent(id, subject, keptText)
    } catch (error) {
      const outcome = outcomeOf(error as Error)
      log(`${id} ${kind}: ${outcome} ${codesOf(error as Error)}`)
      return () => queue.failed(id, errorText(error as Error, String(message.to)), outcome)
    }
  }

  /** Says what came of it until the database has heard it, or others have claimed it: they would send it again. */
  async function send(message: ClaimedMessage) {
    const until = Date.now() + untilOthersMs
    const say = await attempt(message)
    for (;;) {
      try {
        await say()
        return
      } catch (error) {
        log(`${message.id} ${message.kind}: not noted. ${errorText(error as Error)}`)
        if (Date.now() > until) return
        await pause(pollMs)
      }
    }
  }

  async function work() {
    let tidyAt = 0
    let pauseMs = pollMs
    while (!stopping.signal.aborted) {
      try {
        if (Date.now() >= tidyAt) {
          await queue.tidy()
          tidyAt = Date.now() + tidyMs
        }
        const room = connections - sending.size
        const claimed = await claim(room)
        for (const message of claimed) {
          const sent = send(message).finally(() => sending.delete(sent))
          sending.add(sent)
        }
        if (claimed.length < room) await wait(pollMs)
        else if (sending.size === connections) await Promise.race(sending)
        pauseMs = pollMs
      } catch (error) {
        log(`The database does not answer: ${errorText(error as Error)}`)
        await wait(pauseMs)
        pauseMs = Math.min(2 * pauseMs, longestPauseMs)
      }
    }
    await Promise.allSettled(sending)
  }

  const working = work()
  return {
    /** Claims no more. What is being sent is sent. */
    async stop() {
      stopping.abort()
      await working
      transport.close()
    },
  }
}
export type MailWorker = ReturnType<typeof startMailWorker>
