/** A mail server on this computer that keeps what it is sent, or answers as it is told. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Received {
  /** Whom the server was told to deliver to. */
  recipients: string[]
  /** As it came over the line. */
  raw: string
  at: number
}

type Answer = [code: number, text: string]

/** Of the first `times` messages, or of all. */
export interface Fault {
  at: 'greeting' | 'MAIL' | 'RCPT' | 'DATA'
  /** An answer, or nothing at all, or the end of the connection. */
  answer: Answer | 'hang' | 'close'
  times?: number
}

interface InboxOptions extends SMTPServerOptions {
  fault?: Fault
  /** Told of each step before the server answers; what it returns is awaited. */
  onStep?: (step: 'RCPT' | 'DATA' | 'received', received: Received[]) => unknown
}

const refusal = ([responseCode, text]: Answer) => Object.assign(new Error(text), { responseCode })

export async function smtpInbox({ fault, onStep, ...options }: InboxOptions = {}) {
  const received: Received[] = []
  let left = fault?.times ?? Number.POSITIVE_INFINITY
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections++
      answer('greeting', done)
    },
    onMailFrom: (_address, _session, done) => answer('MAIL', done),
    async onRcptTo(_address, _session, done) {
      await onStep?.('RCPT', received)
      answer('RCPT', done)
    },
    async onData(stream, session, done) {
      await onStep?.('DATA', received)
      const chunks: Buffer[] = []
      if (fault?.at === 'DATA' && fault.answer === 'close' && left > 0) {
        left--
        stream.resume()
        closeConnections()
        return
      }
      try {
        for await (const chunk of stream) chunks.push(chunk)
      } catch {
        // The client has gone in the middle.
        return
      }
      answer('DATA', async (error) => {
        if (error) return done(error)
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
          at: Date.now(),
        })
        await onStep?.('received', received)
        done(null)
      })
    },
    ...options,
  })
  // A client that is killed.
  server.on('error', () => {})

  const closeConnections = () => {
    for (const connection of server.connections) connection._socket.destroy()
  }

  function answer(step: Fault['at'], done: (error?: Error | null) => unknown) {
    if (fault?.at !== step || left === 0) return done()
    left--
    if (fault.answer === 'hang') return
    if (fault.answer === 'close') return closeConnections()
    done(refusal(fault.answer))
  }

  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(async () => {
    closeConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
  }
}

/** The value of a header, unfolded. */
export const header = ({ raw }: Received, name: string) =>
  new RegExp(`^${name}:(.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n/g, '').trim()
