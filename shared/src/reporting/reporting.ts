/**
 * Where all parts of the page report what went wrong and how their remotes loaded. The shell shares
 * this module, so there is one stream of events. Each event is written to the console; a monitoring
 * service subscribes in one line:
 *
 *     onReport((event) => navigator.sendBeacon('/monitoring', JSON.stringify(event)))
 *
 * Events hold no personal data. Of a cause they hold its type and where it was thrown, not its
 * message: a parser's message quotes what was typed. The console, which stays on the device, gets
 * the cause itself.
 */
import type { RemoteName } from '../contract/contract'

/** The part of the page that reports. */
export type ReportingPart = RemoteName | 'host' | 'shared'

export interface ReportedCause {
  /** The type of the error, "TypeError". */
  name: string
  /** The stack without the message; empty where the browser gives none. */
  stack: string
}

interface ReportBase {
  part: ReportingPart
  /** The release of the part; `null` until it has loaded, and for `host` and `shared`. */
  release: string | null
  /** The pathname of the page, without query and hash. */
  route: string
  /** ISO 8601, UTC. */
  at: string
}

/** Something failed: `error` where a visitor sees it, `warning` where the page goes on. */
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
  /** `null` for a release that loaded. */
  failure: { reason: string; message: string; cause: ReportedCause | null } | null
}

export type ReportEvent = FailureReport | RemoteLoadReport

interface RemoteLoad {
  remote: RemoteName
  /** `null` when it is not known which release is live, or when none could be loaded. */
  release: string | null
  durationMs: number
  /** Why the release could not be loaded. */
  failure?: { reason: string; message: string; cause?: unknown }
}

const releases = new Map<ReportingPart, string>()
const listeners = new Set<(event: ReportEvent) => void>()

/** Calls back with each event from now on. Returns the unsubscriber. */
export function onReport(listener: (event: ReportEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports what a visitor can see has failed. `message` must hold nothing that somebody typed. */
export const reportError = (part: ReportingPart, message: string, cause?: unknown) =>
  reportFailure('error', part, message, cause)

/** Reports a failure that the page gets along with. `message` must hold nothing that somebody typed. */
export const reportWarning = (part: ReportingPart, message: string, cause?: unknown) =>
  reportFailure('warning', part, message, cause)

function reportFailure(
  kind: FailureReport['kind'],
  part: ReportingPart,
  message: string,
  cause: unknown,
) {
  writeToConsole(part, message, cause)
  publish({ kind, ...base(part), message, cause: reportedCause(cause) })
}

/** Reports how loading a remote ended. From then on its reports carry the release that loaded. */
export function reportRemoteLoad({ remote, release, durationMs, failure }: RemoteLoad) {
  if (failure) writeToConsole(remote, failure.message, failure.cause)
  else if (release) releases.set(remote, release)
  publish({
    kind: 'remote-load',
    ...base(remote),
    part: remote,
    release,
    durationMs,
    failure: failure ? { ...failure, cause: reportedCause(failure.cause) } : null,
  })
}

const base = (part: ReportingPart) => ({
  part,
  release: releases.get(part) ?? null,
  route: globalThis.location?.pathname ?? '',
  at: new Date().toISOString(),
})

function publish(event: ReportEvent) {
  for (const listener of [...listeners]) {
    try {
      listener(event)
    } catch (error) {
      // Not reported: the listener would fail again.
      writeToConsole('shared', 'A listener to reports failed', error)
    }
  }
}

function writeToConsole(part: ReportingPart, message: string, cause: unknown) {
  console.warn(`[${part}] ${message}`, ...(cause === undefined ? [] : [cause]))
}

function reportedCause(cause: unknown): ReportedCause | null {
  if (cause === undefined || cause === null) return null
  if (!(cause instanceof Error)) return { name: typeof cause, stack: '' }
  // Chrome repeats the message above the frames, Firefox and Safari give the frames alone.
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at |@.*:\d+/.test(line))
  return { name: cause.name, stack: frames.join('\n') }
}
