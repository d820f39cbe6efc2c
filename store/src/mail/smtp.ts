/** The way to an SMTP server, and what its answers mean. */
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { FailedOutcome } from './messageQueue.ts'

/** Where messages go. */
export interface MailTransport {
  /** Rejects unless the server has taken the message. */
  send: (mail: SendMailOptions) => Promise<unknown>
  /** What is under way is sent first. */
  close: () => void
}

/** How many messages are under way at the same time, each on a connection of its own. */
export const connections = 5

export interface Timeouts {
  connectionTimeout: number
  greetingTimeout: number
  socketTimeout: number
  /** For all of a message. Nobody else may have claimed it before that. */
  messageTimeout: number
}

const patience: Timeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
  messageTimeout: 75_000,
}

export function smtpTransport(url: string, timeouts: Partial<Timeouts> = {}): MailTransport {
  const { messageTimeout, ...limits } = { ...patience, ...timeouts }
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname)
  const transport = createTransport({
    ...limits,
    url,
    pool: true,
    maxConnections: connections,
    // A server that closes in DATA may have taken the message: we do not know, and try again later.
    maxRequeues: 0,
    // A server on this computer has no certificate that anybody knows.
    ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: (mail) => transport.sendMail({ ...mail, signal: AbortSignal.timeout(messageTimeout) }),
    close: () => transport.close(),
  }
}

/** Of nodemailer's errors: what the server answered, and to which command. */
interface SmtpError {
  message: string
  code?: string
  command?: string
  responseCode?: number
}

/**
 * Of an address that does not exist (RFC 3463): not of a sender, a full mailbox, a quota, a login that is missing, a
 * policy or a relay. A server that gives no code of its own says so in words, and mostly of the address.
 */
function isAboutAddress({ message }: SmtpError) {
  const [code] = /\b5\.\d+\.\d+/.exec(message) ?? []
  if (code) return /^5\.1\.(?:1|2|3|6|10)$/.test(code)
  return !/relay|authenticat|sender|block|black ?list|spam|polic|\bhost\b|reputation|rate|quota|full/i.test(
    message,
  )
}

/**
 * What a failed attempt means. Only what is certainly due to the address or to this message is for good: a server
 * that is down, or that is set up wrongly, is mended within the day for which we try.
 */
export function outcomeOf(error: SmtpError): FailedOutcome {
  const { code, command, responseCode = 0 } = error
  // No server was asked: nodemailer found that this is no address.
  if (code === 'EENVELOPE' && command === 'API') return 'undeliverable'
  if (responseCode < 500) return 'temporary'
  if (command === 'RCPT TO') return isAboutAddress(error) ? 'undeliverable' : 'temporary'
  return command === 'DATA' ? 'refused' : 'temporary'
}

/** An error for the record: on one line, and without addresses, nor the name of the one that it was about. */
export const errorText = ({ message }: Pick<SmtpError, 'message'>, to = '') =>
  message
    .replace(/\S*@\S*/g, '…')
    .replaceAll(to.split('@')[0] || '@', '…')
    .replace(/\s+/g, ' ')
    .slice(0, 500)

/** An error for the log: what the server answered may name people. */
export const codesOf = ({ code, responseCode, command }: SmtpError) =>
  [code, responseCode, command].filter(Boolean).join(' ')
