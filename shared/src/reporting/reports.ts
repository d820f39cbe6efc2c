/**
 * The one way in which every part of the page reports what went wrong and how remotes loaded. Each
 * report is written to the console and dispatched on the window, so that a monitoring service
 * subscribes in one line:
 *
 *     onReport((report) => navigator.sendBeacon('/monitoring', JSON.stringify(report)))
 *
 * Reports hold no personal data. Of a cause they hold its type and where it was thrown, but not its
 * message: a parser's message quotes what was typed. The console, which stays on the device, gets
 * the cause itself.
 */
import type { RemoteName } from '../contract/contract'

/** The part of the page that reports. */
export type ReportingPart = RemoteName | 'host' | 'shared'

export interface ReportedCause {
  /** The type of the error, "TypeError"; for anything else that was thrown, its `typeof`. */
  name: string
  /** The stack without the message; empty where there is none. */
  stack: string
}

interface ReportBase {
  part: ReportingPart
  /** The release of the part; `null` until it has loaded, and for `host` and `shared`. */
  release: string | null
  /** The pathname of the page without query and hash; "*" stands for segments that none of our pages has. */
  route: string
}

/** Something failed: an `error` where a visitor sees it, a `warning` where the page recovers. */
export interface FailureReport extends ReportBase {
  kind: 'error' | 'warning'
  message: string
  cause: ReportedCause | null
}

/** How an attempt to load a remote ended. */
export interface RemoteLoadReport extends ReportBase {
  kind: 'remote-load'
  part: RemoteName
  /** From the request for the remote to this outcome. */
  durationMs: number
  /** `null` when the release loaded. */
  failure: { reason: string; message: string; cause: ReportedCause | null } | null
}

export type Report = FailureReport | RemoteLoadReport

interface RemoteLoad {
  remote: RemoteName
  /** `null` when it is not known which release is live, or when none could be loaded. */
  release: string | null
  durationMs: number
  /** Why it could not be loaded. */
  failure?: { reason: string; message: string; cause?: unknown } | undefined
}

const eventName = 'report'
const releases = new Map<ReportingPart, string>()

/** Calls back with each report from now on. Returns the unsubscriber. */
export function onReport(listener: (report: Report) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<Report>).detail)
  addEventListener(eventName, onEvent)
  return () => removeEventListener(eventName, onEvent)
}

/**
 * Reports a failure that a visitor sees. `message` must hold nothing that somebody typed; a `cause`
 * may, be it an error or a text.
 */
export const reportError = failureReporter('error')

/** Reports a failure that the page recovers from. See `reportError` for `message` and `cause`. */
export const reportWarning = failureReporter('warning')

/** Reports how loading a remote ended. Later reports of the remote carry the release that loaded. */
export function reportRemoteLoad({ remote: part, release, durationMs, failure }: RemoteLoad) {
  if (failure) writeToConsole(part, failure.message, failure.cause)
  else if (release) releases.set(part, release)
  dispatch({
    kind: 'remote-load',
    part,
    release,
    route: route(),
    durationMs,
    failure: failure
      ? { reason: failure.reason, message: failure.message, cause: withoutMessage(failure.cause) }
      : null,
  })
}

function failureReporter(kind: FailureReport['kind']) {
  return (part: ReportingPart, message: string, cause?: unknown) => {
    writeToConsole(part, message, cause)
    // Node, where pages are prerendered, has the console only.
    if (typeof window === 'undefined') return
    const release = releases.get(part) ?? null
    dispatch({ kind, part, release, route: route(), message, cause: withoutMessage(cause) })
  }
}

const dispatch = (detail: Report) => dispatchEvent(new CustomEvent(eventName, { detail }))

function writeToConsole(part: ReportingPart, message: string, cause: unknown) {
  // Without the shell there is no page at all; without anything else there still is one.
  const write = part === 'host' ? console.error : console.warn
  const line = `[${part === 'host' ? 'shell' : 'site'}] ${message}`
  if (cause === undefined) write(line)
  else if (typeof cause === 'string') write(`${line}: ${cause}`)
  else write(line, cause)
}

function withoutMessage(cause: unknown): ReportedCause | null {
  if (cause === undefined) return null
  if (!(cause instanceof Error)) return { name: typeof cause, stack: '' }
  const { name, message, stack = '' } = cause
  // Chrome repeats the message above the frames; Firefox and Safari give the frames alone.
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at |@\S*:\d+:\d+$/.test(line))
  return { name, stack: frames.join('\n') }
}

/** A mistyped URL may hold an email address: only words and numbers, as in our own paths, are reported. */
const route = () =>
  location.pathname
    .split('/')
    .map((part) => (/^[a-z0-9-]*$/.test(part) ? part : '*'))
    .join('/')
